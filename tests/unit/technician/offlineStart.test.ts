import { afterEach, expect, it, vi } from 'vitest'
import { createKeptProfile, keptProfileKey } from '@/platform/session/keptProfile'
import { sessionMemoryAtom } from '@/platform/session/sessionMemory'
import { sessionTimes } from '@/platform/session/sessionTimes'
import { ana, paths, refusal } from '../state/support/service'
import { minute, scene, settle } from '../state/support/scene'

const hour = 60 * minute
const here = scene()
afterEach(() => vi.unstubAllGlobals())

/** A tab whose device remembers the technician; what is dropped is told to `forgetDay`. */
function open() {
  const tab = here.open()
  const forgetDay = vi.fn(async () => {})
  tab.store.set(sessionMemoryAtom, {
    ...tab.store.get(sessionMemoryAtom),
    profile: createKeptProfile(() => tab.fake.storage),
    forgetDay,
  })
  return { ...tab, forgetDay }
}

async function signedIn() {
  const tab = open()
  tab.start()
  await settle()
  void tab.signIn()
  await settle()
  expect(tab.session()).toMatchObject({ profileStatus: 'ready', profile: { role: 'technician' } })
  return tab
}

it('without a signal a technician who comes back is let in at once, also hours later', async () => {
  const first = await signedIn()
  await first.close()
  here.service.isOnline = false
  await settle(5 * hour)
  vi.stubGlobal('navigator', { onLine: false })
  const tab = open()
  tab.start()
  await settle()
  expect(tab.session()).toMatchObject({
    isInitialized: true,
    user: { id: ana.id },
    profileStatus: 'ready',
    profile: { first_name: 'Ana', role: 'technician' },
  })
  // Neither patience nor failed tries take the page away again.
  await settle(sessionTimes.initialPatience + 60_000)
  expect(tab.session()).toMatchObject({ profileStatus: 'ready' })
})

it('with the signal the profile is read again, and what it says counts', async () => {
  const first = await signedIn()
  await first.close()
  here.service.isOnline = false
  const tab = open()
  tab.start()
  await settle(30_000)
  expect(tab.session()).toMatchObject({ profileStatus: 'ready' })
  const profile = here.service.profiles.get(ana.id)
  if (profile) here.service.profiles.set(ana.id, { ...profile, role: 'customer' })
  here.service.isOnline = true
  await settle(60_000)
  expect(tab.session()).toMatchObject({ profileStatus: 'ready', profile: { role: 'customer' } })
  expect(here.browser.stored.get(keptProfileKey)).toBeUndefined()
})

it('an account that is gone is not let in by what the device remembers', async () => {
  const first = await signedIn()
  await first.close()
  here.service.profiles.delete(ana.id)
  const tab = open()
  tab.start()
  await settle()
  expect(tab.session()).toMatchObject({ profileStatus: 'missing', profile: null })
})

it('a session that the service has ended is over, and the copy of the day with it', async () => {
  const first = await signedIn()
  await first.close()
  await settle(2 * hour)
  here.service.answer(
    paths.refresh,
    [() => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')],
    true,
  )
  const tab = open()
  tab.start()
  await settle(30_000)
  expect(tab.session()).toMatchObject({ user: null, profile: null, signedOutReason: 'ended' })
  expect(tab.forgetDay).toHaveBeenCalledWith(ana.id)
  expect(here.browser.stored.get(keptProfileKey)).toBeUndefined()
})

it('of an administrator nothing is remembered', async () => {
  const tab = open()
  tab.start()
  await settle()
  void tab.signIn('ben@example.com')
  await settle()
  expect(tab.session()).toMatchObject({ profile: { role: 'admin' } })
  expect(here.browser.stored.get(keptProfileKey)).toBeUndefined()
})
