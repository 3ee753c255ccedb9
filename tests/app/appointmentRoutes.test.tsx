// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sampleLink } from '@mocks/fixtures/appointments'
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

const mark = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null

describe('the page of a link', () => {
  test('shows the appointment, and gives its token to no address, storage or log', async () => {
    const logged = (['log', 'info', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => {}),
    )
    const asked = watchAddresses()
    openApp(`/appointment#${sampleLink}`)
    await screen.findByRole('button', { name: 'Move' }, patience)
    expect(asked.some((address) => address.endsWith('/rpc/read_appointment'))).toBe(true)
    expect(asked.filter((address) => address.includes(sampleLink))).toEqual([])
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(sampleLink)
    expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain(sampleLink)
  })

  test('is left out by search engines and tells no other site of itself, as long as it is open', async () => {
    openApp(`/appointment#${sampleLink}`)
    await screen.findByRole('button', { name: 'Move' }, patience)
    expect([mark('robots'), mark('referrer')]).toEqual(['noindex', 'no-referrer'])
    cleanup()
    expect([mark('robots'), mark('referrer')]).toEqual([null, null])
  })

  test.each(['/appointment', '/appointment#content', '/appointment#%00'])(
    'asks nobody about %s',
    async (address) => {
      const asked = watchAddresses()
      openApp(address)
      expect(
        await screen.findByText('This link shows no appointment', undefined, patience),
      ).toBeTruthy()
      expect(asked.filter((one) => one.includes('/rpc/read_appointment'))).toEqual([])
    },
  )

  test('looks the same for a link that has ended', async () => {
    underScenario('appointment-link-ended')
    openApp(`/appointment#${sampleLink}`)
    expect(
      await screen.findByText('This link shows no appointment', undefined, patience),
    ).toBeTruthy()
  })
})

describe('the page of an account', () => {
  test('asks a visitor to sign in, and comes back to the place asked for', async () => {
    const { address, visited } = openApp('/account?appointment=a9')
    await vi.waitFor(() => expect(address()).toBe('/login'), patience)
    expect(visited.at(-1)?.state).toEqual({
      from: { pathname: '/account', search: '?appointment=a9', hash: '' },
    })
  })

  test('lists what the person booked, and nothing of others', async () => {
    signedInAs('customer')
    openApp('/account')
    await screen.findByRole('heading', { level: 1, name: 'My appointments' }, patience)
    const cards = await screen.findAllByRole('article', undefined, patience)
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.length).toBeLessThan(10)
  })

  test('is empty for somebody who has booked nothing', async () => {
    signedInAs('technician')
    openApp('/account')
    expect(await screen.findByText('No appointments yet', undefined, patience)).toBeTruthy()
  })
})
