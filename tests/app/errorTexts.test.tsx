// @vitest-environment jsdom
import { demoPeople } from '@mocks/fixtures/people'
import { renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { useAuth } from '@/app/providers/useAuth'
import { useQuote } from '@/app/providers/useQuote'
import type { AuthFailure } from '@/domain/failures'
import { tokenStorageKey } from '@/domain/session'
import { signInForm } from '@/platform/session/authVerbs'
import { loginStepAtom } from '@/features/auth/state/loginForm'
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

const { server } = useMockBackend()

const alert = () => screen.findByRole('alert', undefined, patience)

async function signIn() {
  const app = openApp('/login')
  await press('Technician')
  const { email, password } = demoPeople.technician
  fill({ Email: email, Password: password })
  await press('Sign In')
  return app
}

async function signUp() {
  openApp('/auth')
  await press(/Create account/)
  fill({
    'First Name': 'Nora',
    'Last Name': 'Castillo',
    Email: 'nora@example.com',
    Password: 'Windshield-1',
  })
  await press('Create Account')
}

/** The sign-in form after an attempt that failed in a given way. */
async function failedWith(failure: Partial<AuthFailure>) {
  const app = openApp('/login')
  await screen.findByRole('button', { name: 'Technician' }, patience)
  app.store.set(loginStepAtom, { mode: 'sign-in', role: 'technician' })
  app.store.set(signInForm.stateAtom, {
    status: 'failed',
    failure: {
      kind: 'refused',
      message: '',
      code: null,
      status: 400,
      reasons: [],
      retryAfter: null,
      ...failure,
    },
  })
  return (await alert()).textContent
}

/** What is said when the sign-in answers with a status of a gateway. */
async function upstreamFails(status: 502 | 503 | 504) {
  server.use(
    http.post('*/auth/v1/token', () =>
      HttpResponse.json({ message: `Upstream says ${status}` }, { status }),
    ),
  )
  await signIn()
  return (await alert()).textContent
}

/** An error must be thrown with exactly these words. */
function thrownBy(hook: () => unknown): string {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    renderHook(hook)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

/** The catalogue of errors, line by line, each shown to the letter. */
const catalogue: readonly { line: string; shows: () => Promise<void> }[] = [
  {
    line: "sign-in failure: the service's message in an alert and a toast titled 'Login Error'",
    async shows() {
      underScenario('sign-in-wrong-password')
      await signIn()
      expect((await alert()).textContent).toContain('Invalid login credentials')
      const shown = await toast('Login Error')
      expect(shown.getByText('Invalid login credentials')).toBeTruthy()
    },
  },
  {
    line: "sign-up failure: the message in the same alert and a toast titled 'Registration Error'",
    async shows() {
      underScenario('sign-up-disabled')
      await signUp()
      expect((await alert()).textContent).toContain('Signups not allowed for this instance')
      const shown = await toast('Registration Error')
      expect(shown.getByText('Signups not allowed for this instance')).toBeTruthy()
    },
  },
  {
    line: "'Welcome!' with 'You have successfully logged in.'",
    async shows() {
      await signIn()
      const shown = await toast('Welcome!')
      expect(shown.getByText('You have successfully logged in.')).toBeTruthy()
    },
  },
  {
    line: "'Registration Successful' with 'Please check your email to verify your account.'",
    async shows() {
      await signUp()
      const shown = await toast('Registration Successful')
      expect(shown.getByText('Please check your email to verify your account.')).toBeTruthy()
    },
  },
  {
    line: 'a failed token refresh clears the stored tokens',
    async shows() {
      underScenario('refresh-token-not-found')
      openApp('/technicians')
      await screen.findByRole('heading', { name: 'Technician Portal' }, patience)
      expect(localStorage.getItem(tokenStorageKey)).toBeNull()
      await screen.findByText('Your session has ended')
    },
  },
  {
    line: 'a failed heartbeat retries up to 3 times, then signs the user out',
    async shows() {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      let beats = 0
      server.use(
        http.post('*/rest/v1/rpc/update_last_seen', () => {
          beats += 1
          return HttpResponse.json({ message: 'down' }, { status: 500 })
        }),
      )
      signedInAs('technician')
      openApp('/technicians')
      await screen.findByRole('heading', { name: 'Technician Dashboard' }, patience)
      await waitFor(() => expect(beats).toBe(1), patience)
      await vi.advanceTimersByTimeAsync(5_000)
      await waitFor(() => expect(beats).toBe(2), patience)
      await vi.advanceTimersByTimeAsync(5_000)
      await screen.findByText('You were signed out', undefined, patience)
      expect(beats).toBe(3)
      expect(localStorage.getItem(tokenStorageKey)).toBeNull()
      vi.useRealTimers()
    },
  },
  {
    line: "'useAuth must be used within an AuthProvider'",
    async shows() {
      expect(thrownBy(useAuth)).toBe('useAuth must be used within an AuthProvider')
    },
  },
  {
    line: "'useQuote must be used within a QuoteProvider'",
    async shows() {
      expect(thrownBy(useQuote)).toBe('useQuote must be used within a QuoteProvider')
    },
  },
  {
    line: 'API error',
    async shows() {
      expect(await failedWith({ message: 'User is banned', code: 'user_banned' })).toContain(
        'User is banned',
      )
    },
  },
  {
    line: 'weak password, with reasons',
    async shows() {
      const shown = await failedWith({
        kind: 'weak_password',
        message: 'Password should be at least 6 characters.',
        reasons: ['length', 'characters', 'pwned'],
      })
      expect(shown).toContain('Password should be at least 6 characters.')
      expect(shown).toContain('It is too short.')
      expect(shown).toContain('It needs more kinds of characters')
      expect(shown).toContain('It is known from a data leak')
    },
  },
  {
    line: "session missing: 'Auth session missing!'",
    async shows() {
      expect(await failedWith({ kind: 'session_missing' })).toContain('Auth session missing!')
    },
  },
  {
    line: 'invalid JWT',
    async shows() {
      const message = 'Invalid JWT structure'
      expect(await failedWith({ kind: 'invalid_jwt', message })).toContain(message)
    },
  },
  {
    line: 'retryable fetch error 502',
    async shows() {
      expect(await upstreamFails(502)).toContain('Upstream says 502')
    },
  },
  {
    line: 'retryable fetch error 503',
    async shows() {
      expect(await upstreamFails(503)).toContain('Upstream says 503')
    },
  },
  {
    line: 'retryable fetch error 504',
    async shows() {
      expect(await upstreamFails(504)).toContain('Upstream says 504')
    },
  },
  {
    line: 'storage API error: a browser that stores nothing can still be used to sign in',
    async shows() {
      underScenario('storage-blocked')
      const app = await signIn()
      await toast('Welcome!')
      await waitFor(() => expect(app.address()).toBe('/technicians'), patience)
    },
  },
  {
    line: "404 page: '404', 'Oops! Page not found', 'Return to Home', and the path in the console",
    async shows() {
      const written = vi.spyOn(console, 'error').mockImplementation(() => {})
      openApp('/no/such/page?email=tara@example.com')
      await screen.findByText('404', undefined, patience)
      await screen.findByText('Oops! Page not found')
      const home = screen.getByRole('link', { name: 'Return to Home' })
      expect(home.getAttribute('href')).toBe('/')
      const lines = written.mock.calls.map((parts) => parts.map(String).join(' '))
      expect(lines).toContainEqual(expect.stringContaining('/no/such/page'))
      expect(lines.join()).not.toContain('tara@example.com')
    },
  },
]

describe('the catalogue of errors', () => {
  test.each(catalogue.map(({ line, shows }) => [line, shows] as const))('%s', async (_, shows) => {
    await shows()
    expect.hasAssertions()
  })
})

describe('texts of the auth screens', () => {
  test.each([
    ['/login', 'Technician'],
    ['/auth', 'Administrator'],
    ['/auth/reset', 'Send Reset Link'],
    ['/technicians', 'Sign In'],
    ['/technicians', 'Forgot your password?'],
  ])('%s has the button "%s"', async (address, name) => {
    openApp(address)
    expect(await screen.findByRole('button', { name }, patience)).toBeTruthy()
  })

  test('the submit button reads "Processing..." and is disabled while a server keeps silent', async () => {
    underScenario('sign-in-never-answers')
    await signIn()
    const button = await screen.findByRole('button', { name: 'Processing...' }, patience)
    expect(button.ariaDisabled ?? button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('"Back to Role Selection" and "Forgot your password?" stand under the form', async () => {
    openApp('/login')
    await press('Technician')
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeTruthy()
    await press('Back to Role Selection')
    expect(await screen.findByRole('button', { name: 'Administrator' })).toBeTruthy()
  })
})
