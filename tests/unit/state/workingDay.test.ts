import { expect, test, vi } from 'vitest'
import { minute, scene, second, settle } from './support/scene'
import { ana, paths } from './support/service'

const here = scene()

test('eight hours signed in with refresh, heartbeats, two outages and a laptop sleep', async () => {
  const tab = await here.signedIn()
  const start = Date.now() - 100
  const until = (time: number) => settle(start + time - Date.now())
  const timers = vi.getTimerCount()

  // 0:00 to 2:00:05, a beat every 30 s; refreshed at 0:55 and 1:50.
  await until(120 * minute + 5 * second)
  expect(here.service.count(paths.heartbeat)).toBe(241)
  expect(here.service.count(paths.refresh)).toBe(2)
  expect(vi.getTimerCount()).toBe(timers)

  // The first outage, found at the check of 2:00:10 and over at the one of 2:05:10.
  here.service.isOnline = false
  await until(125 * minute + 5 * second)
  expect(here.service.count(paths.heartbeat)).toBe(241)
  here.service.isOnline = true
  await until(240 * minute + 5 * second)
  // Refreshed when it was over, at 3:00 and at 3:55.
  expect(here.service.count(paths.refresh)).toBe(5)
  expect(here.service.count(paths.heartbeat)).toBe(241 + 230)
  expect(vi.getTimerCount()).toBe(timers)

  // The second outage, from 4:00:10 to 4:20:10.
  here.service.isOnline = false
  await until(260 * minute + 5 * second)
  here.service.isOnline = true
  await until(350 * minute + 5 * second)
  // Refreshed when it was over, and at 5:15.
  expect(here.service.count(paths.refresh)).toBe(7)
  expect(here.service.count(paths.heartbeat)).toBe(241 + 230 + 180)
  expect(vi.getTimerCount()).toBe(timers)

  // The lid is closed for an hour and a half: the clock goes on, the timers do not.
  vi.setSystemTime(start + 440 * minute + 5 * second)
  tab.fake.wake()
  await until(480 * minute)
  // Refreshed on waking, since the token had expired.
  expect(here.service.count(paths.refresh)).toBe(8)
  expect(here.service.count(paths.heartbeat)).toBe(241 + 230 + 180 + 80)
  expect(vi.getTimerCount()).toBe(timers)

  expect(tab.session()).toMatchObject({ user: ana, profileStatus: 'ready' })
  expect(here.service.count(paths.profile)).toBe(1)
})

test.each([57, 180])(
  'a sleep of %i min that nobody tells of is found in half a minute',
  async (asleep) => {
    const tab = await here.signedIn()
    vi.setSystemTime(Date.now() + asleep * minute)
    await settle(30 * second)
    expect(here.service.count(paths.refresh)).toBe(1)
    expect(tab.session().user).toEqual(ana)
  },
)
