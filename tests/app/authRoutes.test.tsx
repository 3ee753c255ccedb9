// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { demoPeople } from '@mocks/fixtures/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { words as auth } from '@/features/auth/words/en'
import type { Role } from '@/domain/roles'
import { tokenStorageKey } from '@/domain/session'
import {
  fill,
  openApp,
  patience,
  press,
  signedInAs,
  toast,
  underScenario,
  useMockBackend,
} from './support/openApp'

vi.setConfig({ testTimeout: 30_000 })

const { server, database } = useMockBackend()
const stored = () => localStorage.getItem(tokenStorageKey)

async function signInThrough(picker: 'Technician' | 'Administrator', role: Role) {
  await press(picker)
  const { email, password } = demoPeople[role]
  fill({ Email: email, Password: password })
  await press('Sign In')
}

describe('after signing in', () => {
  test.each([
    ['super_admin', '/admin'],
    ['admin', '/admin'],
    ['technician', '/technicians'],
    ['customer', '/'],
  ] as const)('a %s is taken to %s, whatever was picked', async (role, home) => {
    const app = openApp('/login')
    await signInThrough('Technician', role)
    await waitFor(() => expect(app.address()).toBe(home), patience)
    await toast('Welcome!')
  })

  test('the place asked for is gone back to, with query and hash', async () => {
    const from = { pathname: '/technicians', search: '?day=tomorrow', hash: '#J-004' }
    const app = openApp({ pathname: '/login', state: { from } })
    await signInThrough('Technician', 'technician')
    await waitFor(() => expect(app.address()).toBe('/technicians?day=tomorrow#J-004'), patience)
  })

  test.each([
    'https://evil.example/technicians',
    '//evil.example',
    { pathname: '/admin/settings' },
    { pathname: 42 },
  ])('from %j leads home instead', async (from) => {
    const app = openApp({ pathname: '/login', state: { from } })
    await signInThrough('Technician', 'technician')
    await waitFor(() => expect(app.address()).toBe('/technicians'), patience)
  })

  test('the history holds no login page to go back to', async () => {
    const app = openApp('/auth')
    await signInThrough('Administrator', 'admin')
    await waitFor(() => expect(app.address()).toBe('/admin'), patience)
    expect(stored()).not.toBeNull()
  })
})

describe('the login page', () => {
  test('takes somebody who is signed in on to their home, and shows no form on the way', async () => {
    signedInAs('technician')
    const app = openApp('/login')
    await waitFor(() => expect(app.address()).toBe('/technicians'), patience)
    expect(screen.queryByRole('button', { name: 'Administrator' })).toBeNull()
  })

  test('shows an account without a profile what to do, and no endless spinner', async () => {
    underScenario('profile-missing')
    openApp('/login')
    await screen.findByText(auth.profile.missing.title, undefined, patience)
    const page = within(screen.getByRole('main'))
    expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Try again',
      'Sign Out',
    ])
  })

  test('keeps what was typed when the sign-in fails, and can be sent again', async () => {
    underScenario('sign-in-wrong-password')
    openApp('/login')
    await press('Administrator')
    fill({ Email: 'admin@example.com', Password: 'not this one' })
    await press('Sign In')
    await toast('Login Error')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'admin@example.com')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'not this one')
    expect(screen.getByRole('button', { name: 'Sign In' }).ariaDisabled).not.toBe('true')
    expect(stored()).toBeNull()
  })

  test('brings the typed address along to the reset form, and not in the address bar', async () => {
    const app = openApp('/login')
    await press('Technician')
    fill({ Email: 'tara@example.com' })
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    await screen.findByRole('button', { name: 'Send Reset Link' }, patience)
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'tara@example.com')
    expect(app.visited.map(({ pathname, search, hash }) => pathname + search + hash)).not.toContain(
      expect.stringContaining('tara'),
    )
    expect(app.address()).toBe('/auth/reset')
  })
})

describe('creating an account', () => {
  async function register(email: string) {
    const app = openApp('/auth')
    await press(/Create account/)
    fill({ 'First Name': 'Nora', 'Last Name': 'Castillo', Email: email, Password: 'Windshield-1' })
    await press('Create Account')
    await toast('Registration Successful')
    await screen.findByRole('button', { name: 'Sign In' })
    const shownText = app.container.textContent
    app.unmount()
    return shownText
  }

  test('an address that is known already looks to the letter like a new one', async () => {
    const fresh = await register('nora@example.com')
    const known = await register(demoPeople.customer.email)
    expect(known).toBe(fresh)
    expect(stored()).toBeNull()
  })

  test('what a weak password lacks is listed', async () => {
    underScenario('sign-up-password-too-short')
    openApp('/auth')
    await press(/Create account/)
    fill({
      'First Name': 'Nora',
      'Last Name': 'C',
      Email: 'nora@example.com',
      Password: 'Windshield-1',
    })
    await press('Create Account')
    const alert = await screen.findByRole('alert', undefined, patience)
    expect(alert.textContent).toContain('It is too short.')
  })

  test('names of spaces alone are no names', async () => {
    openApp('/auth')
    await press(/Create account/)
    fill({
      'First Name': ' ',
      'Last Name': ' ',
      Email: 'nora@example.com',
      Password: 'Windshield-1',
    })
    await press('Create Account')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Enter your first name')
    expect(alert.textContent).toContain('Enter your last name')
  })
})

describe('a forgotten password', () => {
  async function ask(email: string) {
    const app = openApp('/auth/reset')
    await screen.findByRole('button', { name: 'Send Reset Link' }, patience)
    fill({ Email: email })
    await press('Send Reset Link')
    await screen.findByText('Password reset link has been sent to your email.', undefined, patience)
    const shownText = app.container.textContent
    app.unmount()
    return shownText
  }

  test('is answered the same whether the address is known or not', async () => {
    expect(await ask('nobody@example.com')).toBe(await ask(demoPeople.technician.email))
    expect(database.mails.filter(({ kind }) => kind === 'recovery')).toHaveLength(1)
  })

  test('is replaced by way of the mail’s link, and every session ends', async () => {
    await ask(demoPeople.technician.email)
    const mail = database.mails.at(-1)
    window.history.replaceState(
      null,
      '',
      `/auth/new-password?token_hash=${mail?.tokenHash}&type=recovery`,
    )
    const app = openApp('/auth/new-password')
    await press('Continue')
    await screen.findByRole('button', { name: 'Set New Password' }, patience)
    expect(window.location.href).not.toContain('token_hash')
    fill({ 'New password': 'A-quite-new-0ne' })
    await press('Set New Password')
    await screen.findByText('Your password has been changed', undefined, patience)
    await waitFor(() => expect(app.address()).toBe('/login'), patience)
    expect(stored()).toBeNull()
    await press('Technician')
    fill({ Email: demoPeople.technician.email, Password: 'A-quite-new-0ne' })
    await press('Sign In')
    await waitFor(() => expect(app.address()).toBe('/technicians'), patience)
  })

  test('a link that is used up says so, and leads to a new one', async () => {
    window.history.replaceState(null, '', '/auth/new-password?token_hash=used-up&type=recovery')
    openApp('/auth/new-password')
    await press('Continue')
    await screen.findByText(auth.newPassword.expired.title, undefined, patience)
    const way = screen.getByRole('link', { name: 'Send a new link' })
    expect(way.getAttribute('href')).toBe('/auth/reset')
  })

  test('the page without a link says where one comes from', async () => {
    openApp('/auth/new-password')
    await screen.findByText(auth.newPassword.none.title, undefined, patience)
    expect(screen.queryByLabelText('New password')).toBeNull()
  })
})

describe('the technician portal', () => {
  test('checks real credentials', async () => {
    openApp('/technicians')
    await screen.findByRole('heading', { name: 'Technician Portal' }, patience)
    fill({ Email: demoPeople.technician.email, Password: 'not this one' })
    await press('Sign In')
    const alert = await screen.findByRole('alert', undefined, patience)
    expect(alert.textContent).toContain('Invalid login credentials')
    expect(stored()).toBeNull()
  })

  test('goes from dashboard to Sign Out to its own form and back', async () => {
    const scopes: string[] = []
    server.events.on('request:start', ({ request }) => {
      const url = new URL(request.url)
      if (url.pathname.endsWith('/logout')) scopes.push(url.searchParams.get('scope') ?? '')
    })
    signedInAs('technician')
    const app = openApp('/technicians')
    await screen.findByRole('heading', { name: 'Technician Dashboard' }, patience)
    const { firstName, lastName } = demoPeople.technician
    await screen.findByText(`Welcome back, ${firstName} ${lastName}`)
    await press('Sign Out')
    await screen.findByRole('heading', { name: 'Technician Portal' }, patience)
    expect(app.address()).toBe('/technicians')
    expect(stored()).toBeNull()
    expect(scopes).toEqual(['global'])
    server.events.removeAllListeners()

    const { email, password } = demoPeople.technician
    fill({ Email: email, Password: password })
    await press('Sign In')
    await screen.findByRole('heading', { name: 'Technician Dashboard' }, patience)
    expect(screen.queryByText('You were signed out in another tab')).toBeNull()
  })

  test.each(['sign-out-offline', 'sign-out-session-gone', 'sign-out-server-error'])(
    'Sign Out ends signed out here whatever the server says (%s)',
    async (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      underScenario(name)
      openApp('/technicians')
      await screen.findByRole('heading', { name: 'Technician Dashboard' }, patience)
      await press('Sign Out')
      await screen.findByRole('heading', { name: 'Technician Portal' }, patience)
      expect(stored()).toBeNull()
    },
  )

  test('sends a reset mail and returns to the sign-in form', async () => {
    openApp('/technicians')
    await press('Forgot your password?')
    fill({ Email: demoPeople.technician.email })
    await press('Send Reset Link')
    await screen.findByText('Password reset link has been sent to your email.', undefined, patience)
    await screen.findByRole('button', { name: 'Sign In' })
    expect(database.mails.filter(({ kind }) => kind === 'recovery')).toHaveLength(1)
  })

  test('leads back from the reset form without sending anything', async () => {
    openApp('/technicians')
    await press('Forgot your password?')
    await press('Back to Sign In')
    await screen.findByRole('heading', { name: 'Technician Portal' })
    expect(database.mails).toHaveLength(0)
  })

  test('sends a customer to the home page and says so', async () => {
    signedInAs('customer')
    const app = openApp('/technicians')
    await waitFor(() => expect(app.address()).toBe('/'), patience)
    await toast(auth.toasts.notForYourRole.title)
  })

  test.each(['admin', 'super_admin'] as const)('admits a %s', async (role) => {
    signedInAs(role)
    const app = openApp('/technicians')
    await screen.findByRole('heading', { name: 'Technician Dashboard' }, patience)
    expect(app.address()).toBe('/technicians')
  })
})

describe('somebody signed out by failed heartbeats', () => {
  test('on a public page lands on /auth, which says why, and the server is told', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isServerTold = false
    server.use(
      http.post('*/rest/v1/rpc/update_last_seen', () =>
        HttpResponse.json({ message: 'down' }, { status: 500 }),
      ),
      http.post('*/auth/v1/logout', () => {
        isServerTold = true
      }),
    )
    signedInAs('customer')
    const app = openApp('/about')
    await screen.findAllByText('Casey Nguyen', undefined, patience)
    await vi.advanceTimersByTimeAsync(11_000)
    await waitFor(() => expect(app.address()).toBe('/auth'), patience)
    await screen.findByText('You were signed out', undefined, patience)
    await waitFor(() => expect(isServerTold).toBe(true), patience)
    vi.useRealTimers()
  })
})
