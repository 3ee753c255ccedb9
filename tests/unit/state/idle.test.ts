import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keptAccessKey } from '@/platform/session/keptAccess'
import { leaveIdleAtom, stayAtom } from '@/platform/session/runSession'
import { minute, scene, second, settle } from './support/scene'
import { ana, ben, paths } from './support/service'

const here = scene()
beforeEach(() => {
  here.service.access = { ...here.service.access, session_minutes: 30 }
})

describe('staff who go away', () => {
  test('are asked a minute before, and signed out on this device at the time', async () => {
    const tab = await here.signedIn()
    await settle(28.9 * minute)
    expect(tab.session()).toMatchObject({ user: ana, idleUntil: null })
    await settle(10 * second)
    expect(tab.session().idleUntil).toBeGreaterThan(Date.now())
    await settle(minute)
    expect(tab.session()).toMatchObject({
      user: null,
      idleUntil: null,
      signedOutReason: 'idle',
      interrupted: { user: ana },
    })
    expect(tab.storage.read()).toBeNull()
    expect(here.service.calls.findLast(({ path }) => path.startsWith(paths.signOut))?.path).toBe(
      `${paths.signOut}?scope=local`,
    )
  })

  test('stay when they say so, and by nothing else while they are asked', async () => {
    const tab = await here.signedIn()
    await settle(29.2 * minute)
    tab.touch()
    await settle(2 * second)
    expect(tab.session().idleUntil).not.toBeNull()
    tab.store.set(stayAtom)
    expect(tab.session().idleUntil).toBeNull()
    await settle(28 * minute)
    expect(tab.session()).toMatchObject({ user: ana, idleUntil: null })
  })

  test('may leave at once when they are asked', async () => {
    const tab = await here.signedIn()
    await settle(29.2 * minute)
    tab.store.set(leaveIdleAtom)
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'idle' })
  })

  test('are not asked while they touch something now and then', async () => {
    const tab = await here.signedIn()
    for (let n = 0; n < 6; n++) {
      await settle(20 * minute)
      tab.touch()
    }
    expect(tab.session()).toMatchObject({ user: ana, idleUntil: null })
  })

  test('in one tab stay while they are busy in another', async () => {
    const idle = await here.signedIn()
    const busy = here.open()
    busy.start()
    await settle()
    for (let n = 0; n < 6; n++) {
      await settle(20 * minute)
      busy.touch()
    }
    expect(idle.session()).toMatchObject({ user: ana, idleUntil: null })
    expect(busy.session()).toMatchObject({ user: ana, idleUntil: null })
  })

  test('go in every tab, and each says why', async () => {
    const first = await here.signedIn()
    const second = here.open()
    second.start()
    await settle(31 * minute)
    expect(first.session()).toMatchObject({ user: null, signedOutReason: 'idle' })
    expect(second.session()).toMatchObject({ user: null, signedOutReason: 'idle' })
  })
})

describe('a device that slept past the time', () => {
  const sleep = (time: number) => vi.setSystemTime(Date.now() + time)

  test('shows nothing on waking: the page is covered, then nobody is signed in', async () => {
    const tab = await here.signedIn()
    tab.fake.hide()
    expect(tab.isCovered()).toBe(true)
    sleep(40 * minute)
    tab.fake.wake()
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'idle' })
    expect(tab.isCovered()).toBe(true)
    await settle(second)
    expect(tab.isCovered()).toBe(false)
  })

  test('that woke in time goes on at once', async () => {
    const tab = await here.signedIn()
    tab.fake.hide()
    sleep(10 * minute)
    tab.fake.wake()
    expect(tab.isCovered()).toBe(false)
    expect(tab.session()).toMatchObject({ user: ana })
  })

  test('does not take the first touch for somebody who was there', async () => {
    const tab = await here.signedIn()
    sleep(40 * minute)
    tab.touch()
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'idle' })
  })

  test('nor a page that is loaded then', async () => {
    const tab = await here.signedIn()
    await tab.close()
    sleep(40 * minute)
    const again = here.open()
    again.start()
    expect(again.session()).toMatchObject({
      isInitialized: true,
      user: null,
      signedOutReason: 'idle',
    })
    await settle(minute)
    expect(again.storage.read()).toBeNull()
  })
})

test('signing in again starts the time from its beginning', async () => {
  const tab = await here.signedIn()
  await settle(31 * minute)
  expect(tab.session().user).toBeNull()
  void tab.signIn()
  await settle(minute)
  expect(tab.session()).toMatchObject({ user: ana, signedOutReason: null, idleUntil: null })
})

test('customers may be away as long as they like', async () => {
  const profile = here.service.profiles.get(ben.id)
  if (profile) here.service.profiles.set(ben.id, { ...profile, role: 'customer' })
  const tab = here.open()
  tab.start()
  await settle()
  void tab.signIn(ben.email)
  await settle(3 * 60 * minute)
  expect(tab.session()).toMatchObject({ user: ben })
  tab.fake.hide()
  expect(tab.isCovered()).toBe(false)
  expect(here.browser.stored.has(keptAccessKey)).toBe(false)
})
