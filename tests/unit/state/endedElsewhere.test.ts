import { describe, expect, test, vi } from 'vitest'
import { queryClientAtom } from '@/platform/query/queryClient'
import { acceptMailLinkAtom, declineMailLinkAtom } from '@/platform/session/runSession'
import { minute, scene, second, settle } from './support/scene'
import { ana, ben, paths, refusal } from './support/service'

const here = scene()

const rest = (status: number, code: string) => () =>
  Response.json({ code, message: 'words', details: null, hint: null }, { status })

const gone = () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')

describe('a session that ended elsewhere', () => {
  test('is told as ended at the first answer that shows it, and the person’s page is kept', async () => {
    const tab = await here.signedIn()
    await settle(minute)
    here.service.answer(paths.refresh, [gone], true)
    here.service.answer(paths.heartbeat, [rest(401, '42501')], true)
    await settle(31 * second)
    expect(tab.session()).toMatchObject({
      user: null,
      signedOutReason: 'ended',
      interrupted: { user: ana, profile: { role: 'technician' } },
    })
  })

  test('that looks like a missing right is no failed heartbeat', async () => {
    const tab = await here.signedIn()
    await settle(minute)
    here.service.answer(paths.refresh, [gone], true)
    here.service.answer(paths.heartbeat, [rest(403, '42501')], true)
    await settle(minute)
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'ended' })
  })

  test('is not taken for an account without a profile', async () => {
    const tab = here.open()
    tab.start()
    here.service.answer(paths.refresh, [gone], true)
    here.service.answer(paths.profile, [rest(406, 'PGRST116')], true)
    void tab.signIn()
    await settle()
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'ended' })
  })

  test('leaves the same person where they were; another one finds nothing of it', async () => {
    const tab = await here.signedIn()
    tab.store.get(queryClientAtom).setQueryData(['admin', 'quotes'], ['Q-001'])
    const answers = () => tab.store.get(queryClientAtom).getQueryData(['admin', 'quotes'])
    const end = async () => {
      await settle(minute)
      here.service.answer(paths.refresh, [gone], true)
      here.service.answer(paths.heartbeat, [rest(401, '42501')], true)
      await settle(31 * second)
      expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'ended' })
      here.service.usual(paths.refresh)
      here.service.usual(paths.heartbeat)
    }
    await end()
    void tab.signIn()
    await settle()
    expect(tab.session()).toMatchObject({ user: ana, interrupted: null, profileStatus: 'ready' })
    expect(answers()).toEqual(['Q-001'])

    await end()
    void tab.signIn(ben.email)
    await settle()
    expect(tab.session()).toMatchObject({
      user: ben,
      interrupted: null,
      profile: { role: 'admin' },
    })
    expect(answers()).toBeUndefined()
  })
})

describe('a role that was taken away', () => {
  test('is noticed at the first refusal: the profile is read again and old answers are forgotten', async () => {
    const tab = here.open()
    tab.start()
    await settle()
    void tab.signIn(ben.email)
    await settle()
    const cache = tab.store.get(queryClientAtom)
    cache.setQueryData(['admin', 'quotes'], ['Q-001'])
    const profile = here.service.profiles.get(ben.id)!
    here.service.profiles.set(ben.id, { ...profile, role: 'customer' })
    here.service.answer('/rest/v1/rpc/list_quotes', [rest(403, '42501')], true)
    const client = await tab.client()
    void client.rpc('list_quotes' as never).then(() => {})
    await settle()
    expect(tab.session()).toMatchObject({ profileStatus: 'ready', profile: { role: 'customer' } })
    expect(cache.getQueryData(['admin', 'quotes'])).toBeUndefined()
  })

  test('one refusal after the other reads the profile once in 30 s', async () => {
    const tab = await here.signedIn()
    here.service.answer('/rest/v1/rpc/list_quotes', [rest(403, '42501')], true)
    const client = await tab.client()
    for (let call = 0; call < 5; call += 1) {
      void client.rpc('list_quotes' as never).then(() => {})
      await settle(second)
    }
    expect(here.service.count(paths.profile)).toBe(2)
  })
})

describe('three failed heartbeats', () => {
  test('tell the server to end this session, and none of the person’s others', async () => {
    await here.signedIn()
    here.service.answer(paths.heartbeat, [() => new Response('', { status: 503 })], true)
    await settle(minute)
    const calls = here.service.calls.filter(({ path }) => path.startsWith(paths.signOut))
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/auth/v1/logout?scope=local', 'access-1'],
    ])
  })
})

describe('a link in the address', () => {
  const tokens = {
    kind: 'tokens',
    type: 'magiclink',
    access_token: 'access-of-ben',
    refresh_token: 'refresh-of-ben',
  } as const

  test('with tokens does not replace the person signed in without their word', async () => {
    const tab = await here.signedIn()
    const again = await here.reload(tab)
    again.start(tokens)
    await settle()
    expect(again.session()).toMatchObject({
      isInitialized: true,
      user: ana,
      mailLink: { link: tokens, status: 'asking' },
    })
    again.store.set(declineMailLinkAtom)
    await settle()
    expect(again.session()).toMatchObject({ user: ana, mailLink: null })
  })

  test('that works once is used by the person’s touch alone, and may be tried again', async () => {
    const link = { kind: 'token_hash', type: 'recovery', token_hash: 'once' } as const
    const tab = here.open()
    tab.start(link)
    await settle(minute)
    expect(here.service.calls).toEqual([])
    expect(tab.session()).toMatchObject({ isInitialized: true, mailLink: { status: 'asking' } })

    here.service.isOnline = false
    tab.store.set(acceptMailLinkAtom)
    await settle(minute)
    expect(tab.session()).toMatchObject({
      mailLink: { status: 'asking' },
      mailLinkFailure: { kind: 'offline' },
    })
    here.service.isOnline = true
    here.service.answer('/auth/v1/verify', [
      () => refusal(403, 'otp_expired', 'Email link is invalid or has expired'),
    ])
    tab.store.set(acceptMailLinkAtom)
    await settle(minute)
    expect(here.service.calls.map(({ path }) => path)).toContain('/auth/v1/verify')
    expect(tab.session()).toMatchObject({
      mailLink: null,
      mailLinkFailure: { code: 'otp_expired' },
    })
    expect(vi.getTimerCount()).toBe(0)
  })
})
