import { describe, expect, test, vi } from 'vitest'
import { signOutAtom } from '@/platform/session/authVerbs'
import { connectionAtom } from '@/platform/session/runSession'
import { minute, scene, second, settle } from './support/scene'
import { ana, ben, paths } from './support/service'

const here = scene()

async function threeTabs() {
  const second = here.open()
  const third = here.open()
  second.start()
  third.start()
  const first = await here.signedIn()
  await settle()
  const tabs = [first, second, third] as const
  for (const tab of tabs) expect(tab.session()).toMatchObject({ user: ana, profileStatus: 'ready' })
  return tabs
}

describe('faults that real apps shipped', () => {
  test('one heartbeat per tab', async () => {
    await threeTabs()
    await settle(10 * minute)
    expect(here.service.count(paths.heartbeat)).toBe(21)
  })
})

describe('three tabs', () => {
  test('one heartbeat per 30 s in all, one refresh for all', async () => {
    const tabs = await threeTabs()
    await settle(56 * minute)
    expect(here.service.count(paths.refresh)).toBe(1)
    expect(here.service.count(paths.heartbeat)).toBe(113)
    for (const tab of tabs) expect(tab.session().session?.access_token).toBe('access-2')
    await settle(55 * minute)
    expect(here.service.count(paths.refresh)).toBe(2)
  })

  test('one refresh for all, also when all find at once that it is due', async () => {
    const tabs = await threeTabs()
    here.service.latency = 2 * second
    vi.setSystemTime(Date.now() + 57 * minute)
    for (const tab of tabs) tab.fake.wake()
    await settle(minute)
    expect(here.service.count(paths.refresh)).toBe(1)
    for (const tab of tabs) expect(tab.session().session?.access_token).toBe('access-2')
  })

  test('sign-out in one signs out all, and nothing runs on', async () => {
    const [first, ...others] = await threeTabs()
    void first.store.set(signOutAtom)
    await settle()
    expect(first.session()).toMatchObject({ user: null, signedOutReason: null })
    for (const tab of others) {
      expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'elsewhere' })
    }
    expect(here.service.count(paths.signOut)).toBe(1)
    const { length } = here.service.calls
    await settle(10 * minute)
    expect(here.service.calls.length).toBe(length)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the leading tab is closed: another takes up the heartbeat', async () => {
    const tabs = await threeTabs()
    await settle(minute)
    const leading = tabs.find((tab) => tab.checks.count > 0)
    const before = here.service.count(paths.heartbeat)
    await leading?.close()
    await settle(minute + second)
    expect(here.service.count(paths.heartbeat) - before).toBe(3)
    for (const tab of tabs) expect(tab.session().user).toEqual(ana)
  })

  test('all hear of a lost connection from the one that checks it', async () => {
    const tabs = await threeTabs()
    here.service.isOnline = false
    await settle(10 * second)
    for (const tab of tabs) expect(tab.store.get(connectionAtom)).toBe('offline')
    expect(tabs.filter((tab) => tab.checks.count > 0)).toHaveLength(1)
    here.service.isOnline = true
    await settle(10 * second)
    for (const tab of tabs) expect(tab.store.get(connectionAtom)).toBe('online')
    expect(here.service.count(paths.refresh)).toBe(1)
  })

  test('unanswered heartbeats end the session in all, and all say why', async () => {
    const tabs = await threeTabs()
    here.service.answer(paths.heartbeat, [() => new Response('', { status: 503 })], true)
    await settle(minute)
    for (const tab of tabs) {
      expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'heartbeat_failed' })
    }
  })

  test('a refused refresh ends the session in all, and all say why', async () => {
    const tabs = await threeTabs()
    here.service.useUpRefreshTokens()
    await settle(56 * minute)
    for (const tab of tabs) {
      expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'ended' })
    }
  })

  test('another person signing in in one becomes the person in all', async () => {
    const tabs = await threeTabs()
    void tabs[1].signIn(ben.email)
    await settle()
    for (const tab of tabs) {
      expect(tab.session()).toMatchObject({ user: ben, profile: { id: ben.id } })
    }
  })
})

describe('without Web Locks', () => {
  const plain = scene({ locks: false })

  test('each tab keeps up by itself, and the session is refreshed all the same', async () => {
    const first = await plain.signedIn()
    const second = plain.open()
    second.start()
    await settle(56 * minute)
    for (const tab of [first, second]) expect(tab.session().user).toEqual(ana)
    expect(plain.service.count(paths.refresh)).toBeGreaterThanOrEqual(1)
  })
})
