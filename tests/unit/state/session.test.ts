import { describe, expect, test, vi } from 'vitest'
import { encodeTokenRecord } from '@/platform/client/tokenStorage'
import { tokenStorageKey } from '@/domain/session'
import { signOutAtom, signUpForm } from '@/platform/session/authVerbs'
import { reloadProfileAtom } from '@/platform/session/runSession'
import { sessionTimes } from '@/platform/session/sessionTimes'
import { isLoadingAtom, sessionStateAtom } from '@/platform/session/sessionState'
import { minute, scene, second, settle } from './support/scene'
import { ana, ben, createService, paths, refusal, silence } from './support/service'

const here = scene()

describe('a visitor', () => {
  test('is known to be nobody at once, and the auth client is not loaded', async () => {
    const tab = here.open()
    tab.start()
    expect(tab.session()).toMatchObject({ isInitialized: true, user: null })
    await settle(minute)
    expect(tab.isConnected()).toBe(false)
    expect(here.service.calls).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('signing in', () => {
  test('stores the record, loads the profile and starts the heartbeat', async () => {
    const tab = await here.signedIn()
    expect(tab.storage.read()).toMatchObject({ user_id: ana.id, access_token: 'access-1' })
    expect(tab.session().profile).toMatchObject({ role: 'technician', first_name: 'Ana' })
    expect(here.service.count(paths.heartbeat)).toBe(1)
  })

  test('fails in the words of the auth service', async () => {
    const tab = here.open()
    tab.start()
    here.service.answer(paths.signIn, [
      () => refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    ])
    const outcome = tab.signIn()
    await settle()
    expect(await outcome).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: 'Invalid login credentials' },
    })
    expect(tab.session().user).toBeNull()
  })
})

describe('faults that real apps shipped', () => {
  test('query awaited in the auth callback hangs', async () => {
    const tab = await here.signedIn()
    // The profile of a person who came by a refresh is asked for inside that event.
    here.service.profiles.set(ana.id, { ...here.service.profiles.get(ana.id)!, first_name: 'Anna' })
    const again = await here.reload(tab)
    vi.setSystemTime(Date.now() + 2 * 60 * minute)
    again.start()
    await settle()
    expect(again.session()).toMatchObject({ isInitialized: true, profileStatus: 'ready' })
    expect(again.session().profile?.first_name).toBe('Anna')
  })

  test('initial loading never ends near expiry', async () => {
    const tab = await here.signedIn()
    const again = await here.reload(tab)
    vi.setSystemTime(Date.now() + 59 * minute)
    here.service.answer(paths.refresh, [silence], true)
    again.start()
    await settle(sessionTimes.initialPatience)
    expect(again.session()).toMatchObject({ isInitialized: true, user: ana })
    await settle(minute)
    expect(again.store.get(isLoadingAtom)).toBe(false)
  })

  test('calls hang after a tab switch', async () => {
    const tab = await here.signedIn()
    const client = await tab.client()
    tab.fake.wake()
    const back = client.auth.getSession()
    const row = client.from('profiles').select('id').eq('id', ana.id).single()
    const done = vi.fn<() => void>()
    void Promise.all([back, row]).then(done)
    await settle()
    expect(done).toHaveBeenCalledOnce()
  })

  test('tab focus shows a spinner and refetches everything', async () => {
    const tab = await here.signedIn()
    const profile = tab.session().profile
    const seen: boolean[] = []
    const unsubscribe = tab.store.sub(sessionStateAtom, () =>
      seen.push(tab.store.get(isLoadingAtom)),
    )
    const client = await tab.client()
    // What the auth client emits when a tab comes back into focus.
    await Reflect.apply(Reflect.get(client.auth, '_recoverAndRefresh'), client.auth, [])
    tab.fake.wake()
    await settle()
    unsubscribe()
    expect(seen.every((isLoading) => !isLoading)).toBe(true)
    expect(tab.session().profile).toBe(profile)
    expect(here.service.count(paths.profile)).toBe(1)
  })

  test('reload flashes the login page before INITIAL_SESSION', async () => {
    const tab = await here.signedIn()
    const again = await here.reload(tab)
    const flashes: unknown[] = []
    again.store.sub(sessionStateAtom, () => {
      const { isInitialized, user } = again.session()
      if (isInitialized && !user) flashes.push(again.session())
    })
    again.start()
    expect(again.session().isInitialized).toBe(false)
    await settle()
    expect(again.session()).toMatchObject({ isInitialized: true, user: ana })
    expect(flashes).toEqual([])
  })

  test('two listeners fetch the profile twice', async () => {
    const tab = here.open()
    tab.start()
    tab.start()
    await settle()
    void tab.signIn()
    await settle()
    expect(here.service.count(paths.profile)).toBe(1)
    expect(here.service.count(paths.heartbeat)).toBe(1)
  })

  test('no profile row leaves an endless skeleton', async () => {
    here.service.profiles.clear()
    const tab = here.open()
    tab.start()
    void tab.signIn()
    await settle()
    expect(tab.session()).toMatchObject({ user: ana, profileStatus: 'missing' })
    expect(tab.store.get(isLoadingAtom)).toBe(false)

    here.service.profiles = createService().profiles
    tab.store.set(reloadProfileAtom)
    tab.store.set(reloadProfileAtom)
    await settle()
    expect(tab.session()).toMatchObject({ profileStatus: 'ready' })
    expect(here.service.count(paths.profile)).toBe(2)
  })

  test("the next user sees the previous user's profile (late reply)", async () => {
    let replyLate: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => {
      replyLate = resolve
    })
    const tab = here.open()
    tab.start()
    here.service.answer(paths.profile, [() => late])
    void tab.signIn(ana.email)
    await settle()
    expect(tab.session().profileStatus).toBe('loading')
    void tab.store.set(signOutAtom)
    await settle()
    void tab.signIn(ben.email)
    await settle()
    replyLate(Response.json(here.service.profiles.get(ana.id)))
    await settle()
    expect(tab.session()).toMatchObject({ user: ben, profile: { id: ben.id, role: 'admin' } })
  })

  test('sign-out of a dead or offline session fails and stays signed in', async () => {
    for (const breakIt of [
      () => {
        here.service.isOnline = false
      },
      () => here.service.answer(paths.signOut, [() => new Response('', { status: 502 })]),
      () =>
        here.service.answer(paths.signOut, [
          () => refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
        ]),
      () =>
        here.service.answer(paths.signOut, [
          () =>
            refusal(
              403,
              'session_not_found',
              'Session from session_id claim in JWT does not exist',
            ),
        ]),
      () => here.service.answer(paths.signOut, [silence]),
    ]) {
      const tab = await here.signedIn()
      breakIt()
      void tab.store.set(signOutAtom)
      await settle()
      expect(tab.session()).toMatchObject({ user: null, session: null, signedOutReason: null })
      expect(here.browser.stored.has(tokenStorageKey)).toBe(false)

      await settle(30 * second)
      here.service.isOnline = true
      here.service.usual(paths.signOut)
      const again = await here.reload(tab)
      again.start()
      expect(again.session()).toMatchObject({ isInitialized: true, user: null })
      await again.close()
    }
  })

  test('refresh storm and 429 sign everyone out', async () => {
    const tab = await here.signedIn()
    // Asleep past the end of the token: to the auth client a 429 would now be the end.
    vi.setSystemTime(Date.now() + 2 * 60 * minute)
    here.service.answer(
      paths.refresh,
      [() => refusal(429, 'over_request_rate_limit', 'Request rate limit reached')],
      true,
    )
    tab.fake.wake()
    await settle(2 * minute)
    expect(tab.session()).toMatchObject({ user: ana, signedOutReason: null })
    expect(here.service.count(paths.refresh)).toBeLessThanOrEqual(8)

    here.service.usual(paths.refresh)
    await settle(2 * minute)
    expect(tab.session().session?.access_token).toBe('access-2')
  })

  test.each([
    ['409 conflict', () => refusal(409, 'conflict', 'Too many concurrent token refresh requests')],
    ['500', () => refusal(500, 'unexpected_failure', 'Unexpected failure')],
    ['504', () => new Response('', { status: 504 })],
    ['a proxy’s HTML 403', () => new Response('<h1>No</h1>', { status: 403 })],
  ])('a refresh answered %s, token expired: still signed in', async (_, answer) => {
    const tab = await here.signedIn()
    vi.setSystemTime(Date.now() + 2 * 60 * minute)
    here.service.answer(paths.refresh, [answer], true)
    tab.fake.wake()
    await settle(2 * minute)
    expect(tab.session().user).toEqual(ana)
  })

  test('a fast clock refreshes in a loop', async () => {
    here.service.clockAhead = -2 * 60 * minute
    const tab = await here.signedIn()
    await settle(54 * minute)
    expect(here.service.count(paths.refresh)).toBe(0)
    await settle(2 * minute)
    expect(here.service.count(paths.refresh)).toBe(1)
    expect(tab.session().user).toEqual(ana)
  })

  test('a slow clock keeps a token that the server no longer takes', async () => {
    here.service.clockAhead = 2 * 60 * minute
    await here.signedIn()
    await settle(56 * minute)
    expect(here.service.count(paths.refresh)).toBe(1)
  })

  test('tokens that live no longer than the threshold are refreshed halfway, not in a loop', async () => {
    here.service.lifetime = 300
    await here.signedIn()
    await settle(20 * minute)
    expect(here.service.count(paths.refresh)).toBe(8)
  })

  test('`refresh_token_already_used` signs out in silence', async () => {
    const tab = await here.signedIn()
    here.service.useUpRefreshTokens()
    await settle(56 * minute)
    expect(tab.session()).toMatchObject({ user: null, signedOutReason: 'ended' })
    expect(here.browser.stored.has(tokenStorageKey)).toBe(false)
  })

  test('a refused session is told at a reload too', async () => {
    const tab = await here.signedIn()
    here.service.useUpRefreshTokens()
    const again = await here.reload(tab)
    vi.setSystemTime(Date.now() + 2 * 60 * minute)
    again.start()
    await settle()
    expect(again.session()).toMatchObject({
      isInitialized: true,
      user: null,
      signedOutReason: 'ended',
    })
  })

  test('corrupt storage crashes the app', async () => {
    for (const text of ['%%%', btoa('{'), btoa('"text"'), encodeTokenRecord({} as never)]) {
      here.browser.stored.set(tokenStorageKey, text)
      const tab = here.open()
      tab.start()
      await settle()
      expect(tab.session()).toMatchObject({ isInitialized: true, user: null })
      expect(here.browser.stored.has(tokenStorageKey)).toBe(false)
    }
  })

  test('storage blocked', async () => {
    const tab = here.open()
    for (const verb of ['getItem', 'setItem', 'removeItem'] as const) {
      tab.fake.storage[verb] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    }
    tab.start()
    expect(tab.session().isInitialized).toBe(true)
    void tab.signIn()
    await settle()
    expect(tab.session()).toMatchObject({ user: ana, profileStatus: 'ready' })
    void tab.store.set(signOutAtom)
    await settle()
    expect(tab.session().user).toBeNull()
  })

  test('an e-mail already registered looks like success (or is revealed)', async () => {
    const tab = here.open()
    tab.start()
    const account = { email: ana.email, password: 'a b c d e f', firstName: 'Ana', lastName: 'R' }
    const fresh = tab.store.set(signUpForm.submitAtom, account)
    await settle()
    here.service.answer(paths.signUp, [
      () => Response.json({ id: 'made-up', role: '', email: ana.email, identities: [] }),
    ])
    const known = tab.store.set(signUpForm.submitAtom, account)
    await settle()
    expect(await known).toEqual(await fresh)
    expect(await known).toEqual({ ok: true, value: 'check_mail' })
  })

  test('a 500 at sign-up submits twice', async () => {
    const tab = here.open()
    tab.start()
    here.service.answer(paths.signUp, [
      () => refusal(500, 'unexpected_failure', 'Database error saving new user'),
    ])
    const account = { email: ana.email, password: 'a b c d e f', firstName: 'Ana', lastName: 'R' }
    const first = tab.store.set(signUpForm.submitAtom, account)
    const twice = tab.store.set(signUpForm.submitAtom, account)
    await settle(minute)
    expect(here.service.count(paths.signUp)).toBe(1)
    expect(await twice).toBe(await first)
    expect(await first).toMatchObject({
      ok: false,
      failure: { kind: 'server', message: 'Database error saving new user' },
    })
  })
})

describe('a provider that comes and goes', () => {
  test('goes on with the session of the one before', async () => {
    const tab = await here.signedIn()
    tab.stop()
    await settle()
    expect(vi.getTimerCount()).toBe(1)
    tab.start()
    await settle(10 * minute)
    expect(tab.session()).toMatchObject({ isInitialized: true, user: ana, profileStatus: 'ready' })
    expect(here.service.count(paths.profile)).toBe(1)
    expect(here.service.count(paths.heartbeat)).toBe(1 + 21)
  })

  test('that is started twice in a row, as strict mode does, knows who is signed in', async () => {
    const tab = await here.reload(await here.signedIn())
    tab.start()
    tab.stop()
    tab.start()
    await settle()
    expect(tab.session()).toMatchObject({ isInitialized: true, user: ana, profileStatus: 'ready' })
  })
})

describe('reloading without a connection', () => {
  test('with an expired token keeps the person, says so, and goes on when the connection is back', async () => {
    const tab = await here.signedIn()
    const again = await here.reload(tab)
    vi.setSystemTime(Date.now() + 2 * 60 * minute)
    here.service.isOnline = false
    again.start()
    await settle(2 * minute)
    expect(again.session()).toMatchObject({
      isInitialized: true,
      user: { id: ana.id },
      profileStatus: 'failed',
    })
    here.service.isOnline = true
    await settle(2 * minute)
    expect(again.session()).toMatchObject({ user: ana, profileStatus: 'ready' })
  })
})
