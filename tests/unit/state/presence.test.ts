import { describe, expect, test, vi } from 'vitest'
import { tokenStorageKey } from '@/domain/session'
import { signOutAtom } from '@/platform/session/authVerbs'
import { connectionAtom, heartbeatAtom } from '@/platform/session/runSession'
import { minute, scene, second, settle } from './support/scene'
import { ana, paths, refusal } from './support/service'

const here = scene()
const away = () => new Response('', { status: 503 })

describe('the heartbeat', () => {
  test('beats every 30 s', async () => {
    await here.signedIn()
    await settle(10 * minute)
    expect(here.service.count(paths.heartbeat)).toBe(21)
  })

  test('after three consecutive failures stops, raises the signal, signs out and says why', async () => {
    const tab = await here.signedIn()
    here.service.answer(paths.heartbeat, [away], true)
    await settle(30 * second)
    expect(here.service.count(paths.heartbeat)).toBe(2)
    await settle(5 * second)
    expect(here.service.count(paths.heartbeat)).toBe(3)
    expect(tab.session().user).toEqual(ana)
    await settle(5 * second)
    expect(here.service.count(paths.heartbeat)).toBe(4)
    expect(tab.store.get(heartbeatAtom)).toBe('failed')
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'heartbeat_failed' })
    expect(here.browser.stored.has(tokenStorageKey)).toBe(false)

    await settle(10 * minute)
    expect(here.service.count(paths.heartbeat)).toBe(4)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('works on its last try: still signed in, and the count starts again', async () => {
    const tab = await here.signedIn()
    here.service.answer(paths.heartbeat, [away, away])
    await settle(40 * second)
    expect(here.service.count(paths.heartbeat)).toBe(4)
    here.service.answer(paths.heartbeat, [away, away])
    await settle(40 * second)
    expect(tab.session().user).toEqual(ana)
    expect(tab.store.get(heartbeatAtom)).toBe('running')
  })

  test('a token that the server finds expired is refreshed, and not counted as a failure', async () => {
    const tab = await here.signedIn()
    here.service.clockAhead = 2 * 60 * minute
    await settle(31 * second)
    expect(here.service.count(paths.refresh)).toBe(1)
    await settle(10 * minute)
    expect(tab.session().user).toEqual(ana)
    expect(here.service.count(paths.refresh)).toBe(1)
  })

  test('the auth service down past expiry does not sign out by unanswered beats', async () => {
    const tab = await here.signedIn()
    here.service.answer(paths.refresh, [away], true)
    await settle(90 * minute)
    expect(tab.session().user).toEqual(ana)
    here.service.usual(paths.refresh)
    await settle(3 * minute)
    expect(tab.session().session?.access_token).toBe('access-2')
    expect(tab.store.get(heartbeatAtom)).toBe('running')
  })
})

describe('the connection', () => {
  test('lost: the heartbeat stops; restored: the session is refreshed and it starts again', async () => {
    const tab = await here.signedIn()
    await settle(5 * minute)
    here.service.isOnline = false
    await settle(10 * second)
    expect(tab.store.get(connectionAtom)).toBe('offline')
    expect(tab.store.get(heartbeatAtom)).toBe('stopped')
    const beats = here.service.count(paths.heartbeat)
    await settle(5 * minute)
    here.service.isOnline = true
    await settle(10 * second)
    expect(tab.store.get(connectionAtom)).toBe('online')
    expect(tab.store.get(heartbeatAtom)).toBe('running')
    expect(here.service.count(paths.refresh)).toBe(1)
    expect(here.service.count(paths.heartbeat)).toBe(beats + 1)
  })

  test('is checked every 10 s', async () => {
    const tab = await here.signedIn()
    const before = tab.checks.count
    await settle(10 * minute)
    expect(tab.checks.count - before).toBe(60)
  })

  test('is looked at again at once when the browser says that it changed', async () => {
    const tab = await here.signedIn()
    here.service.isOnline = false
    tab.fake.wake('offline')
    await settle()
    expect(tab.store.get(connectionAtom)).toBe('offline')
  })

  test('is looked at when a beat fails, before that is counted', async () => {
    const tab = await here.signedIn()
    here.service.answer(paths.heartbeat, [away])
    await settle(31 * second)
    here.service.isOnline = false
    await settle(5 * second)
    expect(tab.store.get(connectionAtom)).toBe('offline')
    expect(tab.store.get(heartbeatAtom)).toBe('stopped')
  })

  test('flapping does not refresh at every turn', async () => {
    await here.signedIn()
    for (let turn = 0; turn < 30; turn += 1) {
      here.service.isOnline = turn % 2 === 0
      await settle(10 * second)
    }
    expect(here.service.count(paths.refresh)).toBeLessThanOrEqual(10)
  })

  test('restored, with a session that was revoked meanwhile: signed out and told', async () => {
    const tab = await here.signedIn()
    here.service.isOnline = false
    await settle(minute)
    here.service.useUpRefreshTokens()
    here.service.isOnline = true
    await settle(10 * second)
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'ended' })
  })
})

describe('faults that real apps shipped', () => {
  test('offline, three heartbeats fail, the app "signs out" but a reload is signed in again', async () => {
    const tab = await here.signedIn()
    here.service.isOnline = false
    await settle(5 * minute)
    expect(tab.session().user).toEqual(ana)
    expect(tab.store.get(heartbeatAtom)).toBe('stopped')

    // And when beats do end a session, none is left for a reload.
    here.service.isOnline = true
    here.service.answer(paths.heartbeat, [away], true)
    await settle(minute)
    expect(tab.session().user).toBeNull()
    const again = await here.reload(tab)
    again.start()
    await settle()
    expect(again.session()).toMatchObject({ isInitialized: true, user: null })
  })

  test('polling survives sign-out', async () => {
    const tab = await here.signedIn()
    await settle(minute)
    void tab.store.set(signOutAtom)
    await settle()
    const { length } = here.service.calls
    const checks = tab.checks.count
    expect(vi.getTimerCount()).toBe(0)
    await settle(60 * minute)
    tab.fake.wake()
    tab.fake.wake('online')
    await settle()
    expect(here.service.calls.length).toBe(length)
    expect(tab.checks.count).toBe(checks)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('polling survives a sign-out in the middle of a beat, a check and a refresh', async () => {
    const tab = await here.signedIn()
    let answer = () => {}
    const slow = () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(refusal(503, 'x', 'x'))
      })
    here.service.answer(paths.heartbeat, [slow])
    await settle(30 * second)
    void tab.store.set(signOutAtom)
    await settle()
    answer()
    await settle()
    const { length } = here.service.calls
    await settle(10 * minute)
    expect(here.service.calls.length).toBe(length)
    expect(vi.getTimerCount()).toBe(0)
  })
})
