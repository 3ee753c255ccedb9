import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { RowCount, ScreenStates, ViewName } from '../../.storybook/screenStates'
import { viewNames } from '../../.storybook/screenStates'
import { seenIn } from '../../.storybook/windows'
import { buildDashboard } from '@mocks/fixtures/business/dashboardFigures'
import { buildFailedMessage } from '@mocks/fixtures/messageLog'
import { textKinds, withTexts, type TextKind } from '@mocks/fixtures/variants'
import type { Dashboard } from '@/domain/dashboard'
import type { Fields } from '@/domain/fields'
import { jobFields } from '@/domain/jobs'
import { orderFields } from '@/domain/orders'
import { DashboardScreen } from '@/features/admin/dashboard/screens/DashboardScreen'
import { dashboardViewAtom } from '@/features/admin/dashboard/state'
import { failedMessagesViewAtom } from '@/features/admin/shared/messages/state'
import type { View } from '@/platform/query/view'
import { openedDialog } from '../openedDialog'
import { expectAlert, expectLoading, expectWords } from '../stateWords'
import { inFrame } from './inFrame'
import { expectNotOpen, expectServerDown } from './listPlays'
import { framed } from './listStates'

const emptyDashboard = buildDashboard({
  todaysAppointments: 0,
  pendingQuotes: 0,
  revenueThisMonth: 0,
  activeTechnicians: 0,
  recentOrders: [],
  latestQuotes: [],
})

const meta = {
  title: 'Screens/Admin/Dashboard',
  component: DashboardScreen,
  decorators: [inFrame('dashboard')],
  parameters: {
    ...seenIn('desktop', 'phone'),
    screenStates: {
      views: viewNames,
      // It shows the last few only.
      rows: [0, 1],
      texts: textKinds,
      pin: ({ view, rows, texts }) =>
        framed([dashboardViewAtom, dashboardView(view, rows, texts)]).atoms,
    } satisfies ScreenStates,
  },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

function dashboardView(
  view: ViewName,
  rows: RowCount | null,
  texts: TextKind | null,
): View<Dashboard> {
  if (view === 'error')
    return { status: 'error', failure: { kind: 'unavailable', reason: 'server' } }
  if (view !== 'ready' && view !== 'empty') return { status: view }
  const dashboard = view === 'empty' ? emptyDashboard : buildDashboard()
  const { recentOrders, latestQuotes } = dashboard
  const shown = <Row extends object>(list: readonly Row[], fields: Fields) =>
    list.slice(0, rows ?? list.length).map((row) => (texts ? withTexts(row, fields, texts) : row))
  return {
    status: 'ready',
    value: {
      ...dashboard,
      recentOrders: shown(recentOrders, orderFields),
      latestQuotes: shown(latestQuotes, jobFields),
    },
  }
}

const showing = (view: View<Dashboard>) => framed([dashboardViewAtom, view])
const tiles = ["Today's Appointments", 'Pending Quotes', 'Revenue (Month)', 'Active Technicians']

export const Ready: Story = {
  parameters: showing({ status: 'ready', value: buildDashboard() }),
  play: async ({ canvas }) => {
    for (const [label, figure] of [
      ["Today's Appointments", '12'],
      ['Pending Quotes', '8'],
      ['Revenue (Month)', '$24,500'],
      ['Active Technicians', '6'],
    ] as const) {
      const tile = canvas.getByRole('link', { name: label }).closest('li')
      await expect(tile).toHaveTextContent(figure)
    }
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
    const chart = canvas.getByRole('img', { name: /number of jobs in each status/ })
    // Charts are loaded when they come near the window.
    chart.scrollIntoView()
    await waitFor(() => expect(chart).toHaveTextContent('Completed'), { timeout: 30_000 })
  },
}

export const Loading: Story = {
  parameters: showing({ status: 'loading' }),
  play: async ({ canvas }) => {
    await expectLoading('Loading the figures')
    for (const label of tiles) {
      await expect(canvas.getByRole('link', { name: label }).closest('li')?.textContent).toBe(label)
    }
  },
}

export const Empty: Story = {
  parameters: showing({
    status: 'ready',
    value: emptyDashboard,
  }),
  play: () =>
    expectWords([
      'No orders yet',
      'Orders stand here as they come in.',
      'No quotes are waiting',
      'New quotes stand here as they come in.',
    ]),
}

export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: showing({
    status: 'error',
    failure: { kind: 'unavailable', reason: 'server' },
  }),
  play: expectServerDown,
}

export const ErrorOffline: Story = {
  parameters: showing({ status: 'error', failure: { kind: 'unavailable', reason: 'offline' } }),
  play: () =>
    expectAlert(
      ['The server cannot be reached.', 'Check the connection and try again.'],
      ['Try again'],
    ),
}

export const Forbidden: Story = {
  parameters: showing({ status: 'forbidden' }),
  play: expectNotOpen,
}

export const FailedMessages: Story = {
  parameters: framed(
    [dashboardViewAtom, { status: 'ready', value: buildDashboard() }],
    [
      failedMessagesViewAtom,
      {
        status: 'ready',
        value: [
          buildFailedMessage({
            id: 'b9000000-0000-4000-8000-000000000002',
            about: 'J-132',
            customer: 'Nora Castillo',
            channel: 'text',
            kind: 'reminder',
            error: 'not_a_mobile_number',
          }),
          buildFailedMessage(),
        ],
      },
    ],
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 messages could not be sent')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'See which' }))
    const sheet = within(await openedDialog())
    await expect(sheet.getByRole('link', { name: 'J-132, Nora Castillo' })).toHaveAttribute(
      'href',
      '/admin/jobs?record=J-132',
    )
    await expect(sheet.getByText('Reason: address refused')).toBeVisible()
    await expect(sheet.getAllByRole('button', { name: /^Resend/ })).toHaveLength(2)
  },
}
