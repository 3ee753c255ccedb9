import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { buildNotificationBoard } from '@mocks/fixtures/business/dashboardFigures'
import type { SearchResults } from '@/domain/dashboard'
import { AdminShell } from '@/features/admin/frame/screens/AdminShell'
import { boardViewAtom, headerSearchAtom, headerSearchViewAtom } from '@/features/admin/frame/state'
import type { View } from '@/platform/query/view'
import { adminUser, bellOfThree } from './inFrame'
import { framed } from './listStates'

const meta = {
  title: 'Screens/Admin/Frame',
  component: AdminShell,
  args: {
    section: 'quotes',
    account: adminUser,
    onSignOut: fn(),
    children: <h1>Quotes Management</h1>,
  },
  argTypes: { children: { control: false }, account: { control: 'object' } },
  parameters: { ...seenIn('desktop', 'phone'), atoms: bellOfThree },
} satisfies Meta<typeof AdminShell>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Desktop: Story = {
  parameters: seenIn('desktop'),
  play: async ({ canvas, args, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Admin menu' })
    await expect(within(menu).getAllByRole('link')).toHaveLength(9)
    await expect(within(menu).getByRole('link', { name: 'Quotes' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByText('Account of Admin User'))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const OutsideAllSections: Story = {
  args: { section: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin', { selector: 'p' })).toBeVisible()
  },
}

export const DrawerOpenOnPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const drawer = await screen.findByRole('dialog')
    await expect(within(drawer).getAllByRole('link')).toHaveLength(9)
  },
}

export const DrawerClosedByButton: Story = {
  tags: ['works'],
  globals: phone,
  play: async (context) => {
    await DrawerOpenOnPhone.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DrawerClosedByChoice: Story = {
  tags: ['works'],
  globals: phone,
  play: async (context) => {
    await DrawerOpenOnPhone.play?.(context)
    await context.userEvent.click(screen.getByRole('link', { name: 'Jobs' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DrawerClosedByOverlay: Story = {
  tags: ['works'],
  globals: phone,
  play: async (context) => {
    await DrawerOpenOnPhone.play?.(context)
    const overlay = screen.getByRole('dialog').parentElement?.previousElementSibling
    if (!overlay) throw new Error('The drawer has no overlay')
    // While a dialog is open, presses outside land on the document.
    await userEvent.setup({ pointerEventsCheck: 0 }).pointer({
      keys: '[MouseLeft]',
      target: overlay,
      coords: { clientX: 385, clientY: 400 },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const BellOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }))
    const list = canvas.getByRole('region', { name: 'Notifications' })
    await expect(within(list).getAllByText('Unread:')).toHaveLength(3)
    await expect(
      within(list).getByRole('link', { name: /New quote Q-031 from Priya Raman/ }),
    ).toHaveAttribute('href', '/admin/quotes?record=Q-031')
  },
}

const byCustomers = [
  ['customer-change', 'Q-031', 'moved'],
  ['customer-change', 'Q-030', 'cancelled'],
  ['customer-change', 'J-118', 'reply'],
  ['message-failed', 'J-117', 'reminder'],
] as const

/** What customers did with their appointments, and a message that did not reach one. */
export const BellOfCustomers: Story = {
  parameters: {
    atoms: pins([
      boardViewAtom,
      {
        status: 'ready',
        value: {
          unread: byCustomers.length,
          entries: byCustomers.map(([kind, subjectId, summary], id) => ({
            id,
            kind,
            subjectId,
            summary,
            createdAt: '2026-06-15T16:40:00Z',
            read: false,
          })),
        },
      },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 4 unread' }))
    const list = within(canvas.getByRole('region', { name: 'Notifications' }))
    const leads = (name: RegExp, href: string) =>
      expect(list.getByRole('link', { name })).toHaveAttribute('href', href)
    await leads(/The customer of Q-031 moved the appointment/, '/admin/quotes?record=Q-031')
    // It is not among the quotes any more.
    await leads(/The customer of Q-030 called the appointment off/, '/admin/quotes')
    await leads(/The customer of J-118 answered a text/, '/admin/jobs?record=J-118')
    await leads(/Not delivered to the customer of J-117: the reminder/, '/admin/jobs?record=J-117')
  },
}

export const NothingUnread: Story = {
  parameters: {
    atoms: pins([
      boardViewAtom,
      { status: 'ready', value: buildNotificationBoard({ unread: 0, entries: [] }) },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, none unread' }))
    await expect(canvas.getByText('You are up to date.')).toBeVisible()
  },
}

export const BellOutOfReach: Story = {
  parameters: {
    atoms: pins([
      boardViewAtom,
      { status: 'error', failure: { kind: 'unavailable', reason: 'offline' } },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, none unread' }))
    await expect(canvas.getByText('Notifications could not be loaded.')).toBeVisible()
  },
}

const found = {
  quotes: [{ id: 'Q-031', title: 'Priya Raman', detail: '2021 Honda Civic · Guest' }],
  jobs: [{ id: 'J-118', title: 'Priya Raman', detail: '2021 Honda Civic · Assigned' }],
  customers: [{ id: 'C-044', title: 'Priya Raman', detail: '(555) 010-0144' }],
  orders: [],
}

const searching = (view: View<SearchResults>) =>
  framed([headerSearchAtom, 'priya'], [headerSearchViewAtom, view])

export const SearchFindsAcrossRecords: Story = {
  parameters: searching({ status: 'ready', value: found }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    const results = canvas.getByRole('region', { name: 'Search results' })
    await expect(within(results).getByRole('status')).toHaveTextContent('3 results')
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(results).getByRole('link', { name: /J-118/ })).toHaveFocus()
  },
}

export const SearchOnPhone: Story = {
  parameters: searching({ status: 'ready', value: found }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(canvas.getByRole('link', { name: /Q-031/ })).toBeVisible()
  },
}

export const SearchFindsNothing: Story = {
  parameters: {
    ...seenIn('desktop'),
    ...searching({
      status: 'ready',
      value: { quotes: [], jobs: [], customers: [], orders: [] },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(canvas.getByText('Nothing found for “priya”.')).toBeVisible()
  },
}
