import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { viewNames, type ScreenStates } from '../../.storybook/screenStates'
import { seenIn } from '../../.storybook/windows'
import { buildMyAppointment } from '@mocks/fixtures/appointments'
import { textKinds } from '@mocks/fixtures/variants'
import { AccountScreen } from '@/features/appointment/screens/AccountScreen'
import { appointmentWithTexts, showingAccount } from '../appointment/appointmentStates'
import { openedDialog } from '../openedDialog'
import { inMain } from '../quote/quoteStates'
import { expectAlert, expectForbidden, expectLoading, expectWords } from '../stateWords'

const serverDown = {
  status: 'error',
  failure: { kind: 'unavailable', reason: 'server' },
} as const

const id = (number: number) => `a9000000-0000-4000-8000-00000000000${number}`

const appointments = [
  buildMyAppointment({ id: id(1), state: 'on_the_way', date: '2026-06-15' }),
  buildMyAppointment({
    id: id(2),
    reference: 'Q-014',
    state: 'confirmed',
    date: '2026-06-19',
    serviceType: 'windshield',
    position: 'main',
    vehicle: '2019 Ford Transit',
  }),
  buildMyAppointment({
    id: id(3),
    reference: 'Q-003',
    state: 'done',
    date: '2026-04-02',
    serviceType: 'chip-repair',
    position: 'main',
  }),
  buildMyAppointment({ id: id(4), reference: 'Q-002', state: 'cancelled', date: '2025-11-20' }),
]

const ready = showingAccount({ status: 'ready', value: appointments })

const meta = {
  title: 'Screens/Account/My appointments',
  component: AccountScreen,
  decorators: [inMain],
  args: {
    openId: null,
    listHref: '/account',
    hrefOf: (appointment) => `/account?appointment=${appointment}`,
  },
  parameters: {
    ...seenIn('desktop', 'phone'),
    ...ready,
    person: 'customer' as const,
    screenStates: {
      views: viewNames,
      rows: [0, 1, 10],
      texts: textKinds,
      pin: ({ view, rows, texts }) => {
        if (view === 'error') return showingAccount(serverDown).atoms
        if (view !== 'ready') return showingAccount({ status: view }).atoms
        const count = rows ?? appointments.length
        if (count === 0) return showingAccount({ status: 'empty' }).atoms
        const value = Array.from({ length: count }, (_, place) => ({
          ...appointmentWithTexts(appointments[place % appointments.length]!, texts),
          id: `a9000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
        }))
        return showingAccount({ status: 'ready', value }).atoms
      },
    } satisfies ScreenStates,
  },
} satisfies Meta<typeof AccountScreen>

export default meta
type Story = StoryObj<typeof meta>

const call = 'Call (555) 010-0199'

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My appointments' })).toBeVisible()
    await expect(
      canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label')),
    ).toEqual([
      'Monday, June 15, 2026, Door Glass, 2021 Honda Civic',
      'Friday, June 19, 2026, Windshield Replacement, 2019 Ford Transit',
      'Thursday, April 2, 2026, Chip Repair, 2021 Honda Civic',
      'Thursday, November 20, 2025, Door Glass, 2021 Honda Civic',
    ])
    await expect(
      canvas.getByRole('link', { name: 'See or change appointment Q-014' }),
    ).toHaveAttribute('href', `/account?appointment=${id(2)}`)
    await expect(canvas.getByRole('link', { name: 'See appointment Q-003' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: showingAccount({ status: 'loading' }),
  play: () => expectLoading('Loading your appointments'),
}

export const Empty: Story = {
  parameters: showingAccount({ status: 'empty' }),
  play: () =>
    expectWords(
      [
        'No appointments yet',
        'Once you book, your appointments stand here. What you booked without an account joins them when your e-mail address is confirmed.',
      ],
      ['Get a free quote'],
    ),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showingAccount(serverDown),
  play: () =>
    expectAlert(
      ['Our booking desk is not answering', 'It is not your doing. Try again, or call us.'],
      ['Try again', call],
    ),
}

export const Forbidden: Story = {
  parameters: showingAccount({ status: 'forbidden' }),
  play: () =>
    expectForbidden(
      'These appointments are not open to you',
      'Your account may not read appointments. Sign in with another one, or call us.',
      ['Return to Home'],
    ),
}

export const OneOpen: Story = {
  args: { openId: id(2) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Friday, June 19, 2026' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All my appointments' })).toHaveAttribute(
      'href',
      '/account',
    )
  },
}

export const OneCancelled: Story = {
  args: { openId: id(2) },
  parameters: showingAccount({ status: 'ready', value: [appointments[1]!] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }))
    const dialog = within(await openedDialog('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }))
    await expect(await canvas.findByText('You cancelled this appointment')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const NotAmongThem: Story = {
  args: { openId: 'a9000000-0000-4000-8000-000000000099' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This appointment is not among yours any more.')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

export const LongestTexts: Story = {
  parameters: showingAccount({
    status: 'ready',
    value: [
      buildMyAppointment({
        state: 'in_progress',
        date: '2026-06-15',
        vehicle: `1967 ${'Volkswagenbeetlecabriolet'.repeat(6)}`,
      }),
    ],
  }),
}
