// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { AdminOnly, RequireRole } from '@/app/guards/RequireRole'
import { RequireSignedIn } from '@/app/guards/RequireSignedIn'
import { AuthContext } from '@/app/providers/authContext'
import { words } from '@/features/auth/words/en'
import type { Profile } from '@/domain/person'
import { technicianPortalRoles, type Role } from '@/domain/roles'
import { gatewaysAtom } from '@/platform/session/gateways'
import { nobody, sessionStateAtom, type SessionState } from '@/platform/session/sessionState'
import { system } from '@/theme/system'
import { noteUnsavedForm } from '@/ui/leaving/unsavedForms'

afterEach(cleanup)

const user = { id: 'user-1', email: 'ana@example.com' }

function profileOf(role: Role): Profile {
  return {
    id: user.id,
    role,
    first_name: 'Ana',
    last_name: 'Rivera',
    updated_at: '2026-11-27T08:00:00+00:00',
  }
}

const signedInAs = (role: Role): Partial<SessionState> => ({
  isInitialized: true,
  user,
  profile: profileOf(role),
  profileStatus: 'ready',
})

/** What is drawn at an address, with a session in a given state. */
function open(address: string, state: Partial<SessionState>) {
  const store = createStore()
  const leaveTo = vi.fn<(path: string) => void>()
  store.set(sessionStateAtom, { ...nobody, ...state })
  render(
    <Provider store={store}>
      <ChakraProvider value={system}>
        <AuthContext value={{ leaveTo }}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path="/" element={<h1>Home</h1>} />
              <Route path="/login" element={<Login />} />
              <Route
                path="/admin/*"
                element={
                  <RequireSignedIn>
                    <AdminOnly>
                      <h1>Admin</h1>
                    </AdminOnly>
                  </RequireSignedIn>
                }
              />
              <Route
                path="/technicians"
                element={
                  <RequireSignedIn fallback={<h1>Technician Portal</h1>}>
                    <RequireRole allowed={technicianPortalRoles} fallback={<h1>Not for you</h1>}>
                      <h1>Technician Dashboard</h1>
                    </RequireRole>
                  </RequireSignedIn>
                }
              />
            </Routes>
          </MemoryRouter>
        </AuthContext>
      </ChakraProvider>
    </Provider>,
  )
  return { store, leaveTo }
}

function Login() {
  const { state } = useLocation() as { state: unknown }
  return (
    <>
      <h1>Login</h1>
      <output>{JSON.stringify(state)}</output>
    </>
  )
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null

describe('the logged-in guard', () => {
  test('shows a spinner until it is known who is here, never the login page', () => {
    open('/admin', { isInitialized: false })
    expect(screen.getByRole('status').textContent).toBe(words.guard.checking)
    expect(heading()).toBeNull()
  })

  test('`from` is lost, or loses its query and hash', () => {
    open('/admin/quotes?tab=new&page=2#Q-001', { isInitialized: true })
    expect(heading()).toBe('Login')
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
      from: { pathname: '/admin/quotes', search: '?tab=new&page=2', hash: '#Q-001' },
    })
  })

  test('shows the fallback in place of the login page', () => {
    open('/technicians', { isInitialized: true })
    expect(heading()).toBe('Technician Portal')
  })

  test('shows a spinner while the person is being signed out', () => {
    open('/admin', { isInitialized: true, isEnding: true })
    expect(screen.getByRole('status').textContent).toBe(words.guard.leaving)
  })
})

describe('the role guard', () => {
  test.each([
    ['/admin', 'super_admin', 'Admin'],
    ['/admin', 'admin', 'Admin'],
    ['/admin', 'technician', 'Home'],
    ['/admin', 'customer', 'Home'],
    ['/technicians', 'super_admin', 'Technician Dashboard'],
    ['/technicians', 'admin', 'Technician Dashboard'],
    ['/technicians', 'technician', 'Technician Dashboard'],
    ['/technicians', 'customer', 'Not for you'],
  ] as const)('%s for a %s: %s', (address, role, shown) => {
    open(address, signedInAs(role))
    expect(heading()).toBe(shown)
  })

  test('a page whose role was lost stays until the form with something unsaved on it is closed', () => {
    const { store } = open('/admin', signedInAs('admin'))
    const forget = noteUnsavedForm()
    act(() => store.set(sessionStateAtom, { ...nobody, ...signedInAs('customer') }))
    expect(heading()).toBe('Admin')
    act(forget)
    expect(heading()).toBe('Home')
  })

  test('a role that is none of ours goes home', () => {
    open('/admin', signedInAs('owner' as Role))
    expect(heading()).toBe('Home')
  })

  test('shows a spinner while the profile is on its way', () => {
    open('/admin', { isInitialized: true, user, profileStatus: 'loading' })
    expect(screen.getByRole('status').textContent).toBe(words.guard.loadingProfile)
  })

  test.each(['missing', 'failed'] as const)(
    'a profile that is %s is told, with a way on and a way out',
    async (profileStatus) => {
      const { store, leaveTo } = open('/admin', { isInitialized: true, user, profileStatus })
      expect(heading()).toBe(words.profile[profileStatus].title)
      expect(screen.getByRole('button', { name: words.profile.retry })).toBeTruthy()

      const signOut = vi.fn<() => Promise<void>>(async () => {})
      const gateways = store.get(gatewaysAtom)
      store.set(gatewaysAtom, { ...gateways, auth: { ...gateways.auth, signOut } })
      fireEvent.click(screen.getByRole('button', { name: words.profile.signOut }))
      await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/auth'))
      expect(signOut).toHaveBeenCalledOnce()
    },
  )
})
