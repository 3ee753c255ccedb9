// @vitest-environment jsdom
import type { Factor } from '@supabase/supabase-js'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { demoPeople } from '@mocks/fixtures/people'
import { newTotpSecret, totpCode } from '@mocks/fixtures/totp'
import { restError } from '@mocks/handlers/answers'
import type { Role } from '@/domain/roles'
import { siteSettingsAtom } from '@/platform/site/siteSettings'
import { clientAtom } from '@/platform/client/client'
import { sessionStateAtom } from '@/platform/session/sessionState'
import { noteUnsavedForm } from '@/ui/leaving/unsavedForms'
import { fill, openApp, patience, press, signedInAs, useMockBackend } from './support/openApp'

vi.setConfig({ testTimeout: 30_000 })

const { server, database } = useMockBackend()

/** Gives a demo person an authenticator; answers the code that it shows. */
function giveFactor(role: Role) {
  const stored = database.users.get(demoPeople[role].id)
  const id = '5f000000-0000-4000-8000-000000000001'
  const at = new Date().toISOString()
  const secret = newTotpSecret()
  if (!stored) throw new Error(`Nobody is a ${role}`)
  stored.user.factors = [
    {
      id,
      friendly_name: 'Authenticator app',
      factor_type: 'totp',
      status: 'verified',
      created_at: at,
      updated_at: at,
    } as Factor,
  ]
  database.factorSecrets.set(id, { secret, usedStep: 0 })
  return { code: () => totpCode(secret, Date.now()) }
}

const requireFactor = () => {
  const row = database.business.settings.get('two_factor')
  if (row) database.business.settings.set('two_factor', { ...row, value: 'Enabled' })
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 }, patience)

async function enterCode(code: string, button = 'Continue') {
  fill({ Code: code })
  await press(button)
}

describe('somebody with a second factor', () => {
  test('enters a code after the password, and lands where they wanted to go', async () => {
    const { code } = giveFactor('technician')
    const from = { pathname: '/technicians', search: '?day=tomorrow', hash: '' }
    const app = openApp({ pathname: '/login', state: { from } })
    await press('Technician')
    const { email, password } = demoPeople.technician
    fill({ Email: email, Password: password })
    await press('Sign In')
    await heading('Enter your code')
    expect(app.address()).toBe('/auth/two-factor')
    expect(screen.queryByText("Today's Schedule")).toBeNull()

    await enterCode('000000')
    expect((await screen.findByRole('alert', undefined, patience)).textContent).toContain(
      'Invalid TOTP code entered',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('000000')
    const shown = code()
    await enterCode(`${shown.slice(0, 3)} ${shown.slice(3)}`)
    await waitFor(() => expect(app.address()).toBe('/technicians?day=tomorrow'), patience)
    await screen.findByText('Welcome back, Mike Torres', undefined, patience)
  })

  test('is led there from an address of the panel too, before any of it is shown', async () => {
    giveFactor('admin')
    signedInAs('admin')
    const app = openApp('/admin/quotes?tab=New')
    await heading('Enter your code')
    expect(app.address()).toBe('/auth/two-factor')
    expect(app.visited.at(-1)?.state).toEqual({
      from: { pathname: '/admin/quotes', search: '?tab=New', hash: '' },
    })
    expect(screen.queryByRole('navigation', { name: 'Admin menu' })).toBeNull()
  })

  test('shows it before a new password is set', async () => {
    const { code } = giveFactor('technician')
    signedInAs('technician')
    openApp('/auth/new-password')
    await heading('Enter your code')
    await enterCode(code())
    fill({ 'New password': 'A-quite-new-0ne' })
    await press('Set New Password')
    await screen.findByText('Your password has been changed', undefined, patience)
    expect(database.users.get(demoPeople.technician.id)?.password).toBe('A-quite-new-0ne')
  })
})

describe('an administrator of whom the owner asks for one', () => {
  test('sets it up on the way to the panel', async () => {
    requireFactor()
    signedInAs('admin')
    const app = openApp('/admin/jobs')
    await heading('Two-factor sign-in')
    await press('Set It Up')
    await heading('Scan this with your app')
    const [secret] = [...database.factorSecrets.values()].map((kept) => kept.secret)
    expect(screen.getByText(secret?.match(/.{1,4}/g)?.join(' ') ?? '')).toBeTruthy()
    await enterCode(totpCode(secret ?? '', Date.now()), 'Turn It On')
    await waitFor(() => expect(app.address()).toBe('/admin/jobs'), patience)
  })

  test('is led there when the database first asks for it in the middle of the work', async () => {
    signedInAs('admin')
    const app = openApp('/admin')
    await screen.findByRole('heading', { name: "Today's Overview" }, patience)
    const { code } = giveFactor('admin')
    const client = await app.store.get(clientAtom)()
    await act(async () => {
      await client.rpc('list_settings')
    })
    await heading('Enter your code')
    await enterCode(code())
    await waitFor(() => expect(app.address()).toBe('/admin'), patience)
  })

  test('loses nothing that they have written by it', async () => {
    signedInAs('admin')
    const app = openApp('/admin')
    await screen.findByRole('heading', { name: "Today's Overview" }, patience)
    const saved = noteUnsavedForm()
    const { code } = giveFactor('admin')
    const client = await app.store.get(clientAtom)()
    await act(async () => {
      await client.rpc('list_settings')
    })
    await screen.findByRole('dialog', { name: 'Enter your code' }, patience)
    expect(app.address()).toBe('/admin')
    fill({ Code: code() })
    await press('Continue')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    expect(app.address()).toBe('/admin')
    saved()
  })
})

test('is turned off by its owner, who asked for it themselves', async () => {
  signedInAs('technician')
  openApp('/auth/two-factor')
  await press('Set It Up')
  await heading('Scan this with your app')
  const [secret] = [...database.factorSecrets.values()].map((kept) => kept.secret)
  await enterCode(totpCode(secret ?? '', Date.now()), 'Turn It On')
  await heading('Two-factor sign-in is on')
  await press('Turn It Off')
  const dialog = await screen.findByRole('alertdialog', undefined, patience)
  const [confirm] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Turn It Off',
  )
  await act(async () => {
    fireEvent.click(confirm as HTMLElement)
  })
  await heading('Two-factor sign-in is off')
  expect(database.users.get(demoPeople.technician.id)?.user.factors).toBeUndefined()
})

test('a customer has no page for it', async () => {
  signedInAs('customer')
  const app = openApp('/auth/two-factor')
  await waitFor(() => expect(app.address()).toBe('/'), patience)
})

test('a server that does not know of it lets staff in', async () => {
  server.use(
    http.post('*/rest/v1/rpc/my_access', () =>
      restError({ status: 404, code: 'PGRST202', message: 'Could not find the function' }),
    ),
  )
  signedInAs('technician')
  const app = openApp('/technicians')
  await screen.findByText('Welcome back, Mike Torres', undefined, patience)
  expect(app.store.get(sessionStateAtom).access).toBeNull()
  expect(app.store.get(siteSettingsAtom).passwordRequirements).toBe('Strong')
})
