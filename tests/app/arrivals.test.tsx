// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sampleInvitationLink } from '@mocks/fixtures/invitations'
import { demoPeople } from '@mocks/fixtures/people'
import { onFunction } from '@mocks/scenarios/failures'
import { restJson } from '@mocks/handlers/answers'
import { openApp, patience, signedInAs, underScenario, useMockBackend } from './support/openApp'

const { server } = useMockBackend()

afterEach(() => server.events.removeAllListeners())

/** Every address that a server is asked for from now on. */
function watchAddresses(): string[] {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => {
    asked.push(request.url, request.referrer)
  })
  return asked
}

const nobodyRunsIt = () => server.use(onFunction('setup_state', () => restJson({ needed: true })))

const heading = (name: string) => screen.findByRole('heading', { name }, patience)

/** The pretend server knows this invitation, of the customer's own address. */
function inviteCustomer(status = 'open') {
  server.use(
    onFunction('read_invitation', () =>
      restJson({
        email: demoPeople.customer.email,
        role: 'technician',
        expires_at: '2099-01-01T00:00:00+00:00',
        company: 'Sunline Auto Glass',
        status,
      }),
    ),
  )
}

describe('the page of an invitation', () => {
  test('takes the token out of the address, and gives it to no address, storage or log', async () => {
    const logged = (['log', 'info', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => {}),
    )
    inviteCustomer()
    const asked = watchAddresses()
    const { visited } = openApp(`/invitation#${sampleInvitationLink}`)
    await heading('Join Sunline Auto Glass as a technician')
    await vi.waitFor(() => expect(visited.at(-1)?.hash).toBe(''), patience)
    expect(asked.some((address) => address.endsWith('/rpc/read_invitation'))).toBe(true)
    expect(asked.filter((address) => address.includes(sampleInvitationLink))).toEqual([])
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    expect(kept).not.toContain(sampleInvitationLink)
    expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain(sampleInvitationLink)
  })

  test('still has it when the page is loaded again', async () => {
    inviteCustomer()
    openApp({ pathname: '/invitation', state: { invitation: sampleInvitationLink } })
    expect(await heading('Join Sunline Auto Glass as a technician')).toBeTruthy()
  })

  test.each(['/invitation', '/invitation#content', '/invitation#%00'])(
    'asks nobody about %s',
    async (address) => {
      const asked = watchAddresses()
      openApp(address)
      await screen.findByText('This link shows no invitation', undefined, patience)
      expect(asked.filter((one) => one.includes('/rpc/read_invitation'))).toEqual([])
    },
  )

  test('lets the invited person accept it, and nobody else', async () => {
    signedInAs('customer')
    inviteCustomer()
    openApp(`/invitation#${sampleInvitationLink}`)
    expect(await screen.findByRole('button', { name: 'Accept invitation' }, patience)).toBeTruthy()
  })

  test('tells somebody else so, with the way to the right account', async () => {
    signedInAs('technician')
    inviteCustomer()
    openApp(`/invitation#${sampleInvitationLink}`)
    await screen.findByText('This invitation is for another address', undefined, patience)
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await heading('Make your account')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(demoPeople.customer.email)
  })

  test('says that it has expired', async () => {
    underScenario('invitation-expired')
    openApp(`/invitation#${sampleInvitationLink}`)
    expect(await screen.findByText('This invitation has expired', undefined, patience)).toBeTruthy()
  })
})

describe('the first run', () => {
  test('asks a visitor to sign in, and comes back', async () => {
    const { address, visited } = openApp('/setup')
    await vi.waitFor(() => expect(address()).toBe('/login'), patience)
    expect(visited.at(-1)?.state).toEqual({ from: { pathname: '/setup', search: '', hash: '' } })
  })

  test('is where a customer lands who signs in to a project without an administrator', async () => {
    signedInAs('customer')
    nobodyRunsIt()
    const { address } = openApp('/login')
    await heading('Welcome. Let us set up your project.')
    expect(address()).toBe('/setup')
  })

  test('keeps no customer of a project that has one', async () => {
    signedInAs('customer')
    const { address } = openApp('/login')
    await vi.waitFor(() => expect(address()).toBe('/'), patience)
  })

  test('is not asked for by visitors, nor for staff', async () => {
    const asked = watchAddresses()
    signedInAs('technician')
    const { address } = openApp('/login')
    await vi.waitFor(() => expect(address()).toBe('/technicians'), patience)
    expect(asked.filter((one) => one.includes('/rpc/setup_state'))).toEqual([])
  })

  test('is told of above the appointments of a customer', async () => {
    signedInAs('customer')
    nobodyRunsIt()
    openApp('/account')
    await screen.findByText('This project has no administrator yet', undefined, patience)
    expect(screen.getByRole('link', { name: 'Set up the project' }).getAttribute('href')).toBe(
      '/setup',
    )
  })

  test('is over for a project that is set up', async () => {
    signedInAs('customer')
    openApp('/setup')
    expect(await screen.findByText('This project is set up', undefined, patience)).toBeTruthy()
  })
})
