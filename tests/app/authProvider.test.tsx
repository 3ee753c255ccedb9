// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthProvider } from '@/app/providers/AuthProvider'
import { useAuth } from '@/app/providers/useAuth'
import type { AuthGateway, AuthNotice } from '@/platform/session/authGateway'
import { adminRoles } from '@/domain/roles'
import type { Session } from '@/domain/session'
import { seconds } from '@/domain/time'
import { gatewaysAtom, type Gateways } from '@/platform/session/gateways'

const user = { id: 'user-1', email: 'ana@example.com' }
const session: Session = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: seconds(3600),
  expires_at: seconds(Date.now() / 1000 + 3600),
  user,
}

let stored: Session | null = null
let listeners = new Set<(notice: AuthNotice) => void>()
const openMailLink = vi.fn<AuthGateway['openMailLink']>(async () => ({ ok: true, value: null }))
const read = vi.fn<Gateways['profile']['read']>(async (id) => ({
  ok: true,
  value: { id, role: 'admin', first_name: 'Ana', last_name: 'Rivera', updated_at: '' },
}))
const beat = vi.fn<Gateways['presence']['beat']>(async () => ({ ok: true, value: null }))

const auth: Partial<AuthGateway> = {
  storedSession: () => stored,
  listen(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  async connect() {
    for (const listener of listeners) listener({ event: 'INITIAL_SESSION', refusal: null })
    return { ok: true, value: null }
  },
  onDatabaseRefusal: () => () => {},
  openMailLink,
  rest() {},
  async signOut() {
    stored = null
    for (const listener of listeners) listener({ event: 'SIGNED_OUT', refusal: null })
  },
}

beforeEach(() => {
  stored = null
  listeners = new Set()
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

function mount() {
  const store = createStore()
  store.set(gatewaysAtom, {
    ...store.get(gatewaysAtom),
    auth: auth as AuthGateway,
    profile: { ...store.get(gatewaysAtom).profile, read },
    presence: { beat },
    connectivity: { check: async () => true },
  })
  const leaveTo = vi.fn<(path: string) => void>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Provider store={store}>
        <AuthProvider leaveTo={leaveTo}>{children}</AuthProvider>
      </Provider>
    </StrictMode>
  )
  return { ...renderHook(useAuth, { wrapper }), leaveTo }
}

describe('useAuth', () => {
  test('useAuth must be used within an AuthProvider', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider')
    silent.mockRestore()
  })

  test('tells of a visitor', () => {
    const { result } = mount()
    expect(result.current).toMatchObject({
      user: null,
      session: null,
      profile: null,
      isLoading: false,
      isInitialized: true,
      isAuthenticated: false,
      role: null,
    })
    expect(result.current.hasRole(adminRoles)).toBe(false)
  })

  test('tells of the person signed in, with one profile read and one heartbeat under strict mode', async () => {
    stored = session
    const { result } = mount()
    await vi.waitFor(() => expect(result.current.profile).not.toBeNull())
    expect(result.current).toMatchObject({
      user,
      isLoading: false,
      isInitialized: true,
      isAuthenticated: true,
      role: 'admin',
    })
    expect(result.current.hasRole(adminRoles)).toBe(true)
    expect(read).toHaveBeenCalledOnce()
    expect(beat).toHaveBeenCalledOnce()
  })

  test('signs out and lands on /auth by a full page load, with no login page in between', async () => {
    stored = session
    const { result, leaveTo } = mount()
    await vi.waitFor(() => expect(result.current.isAuthenticated).toBe(true))
    await result.current.signOut()
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/auth')
    await vi.waitFor(() => expect(result.current.isAuthenticated).toBe(false))
    expect(result.current.isEnding).toBe(true)
  })

  test('takes a mail’s link out of the address and opens it once', async () => {
    window.history.replaceState(
      null,
      '',
      '/auth/new-password#access_token=a&refresh_token=r&type=recovery',
    )
    const { result } = mount()
    expect(window.location.href).not.toContain('access_token')
    await vi.waitFor(() => expect(result.current.isInitialized).toBe(true))
    expect(openMailLink).toHaveBeenCalledOnce()
  })
})

test('children are drawn before anything is known', () => {
  render(<AuthProvider>{<p>Here</p>}</AuthProvider>)
  expect(screen.getByText('Here')).toBeTruthy()
})
