import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { orderFigures, sampleOrders } from '@mocks/fixtures/business/sales'
import { changeElsewhere, storedBusiness } from '@mocks/storybook/storedBusiness'
import { orderFields, type Order } from '@/domain/orders'
import { OrdersScreen } from '@/features/admin/orders/screens/OrdersScreen'
import { orderFiguresViewAtom, ordersList } from '@/features/admin/orders/state'
import type { ListView } from '@/platform/records/recordList'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { listScreen } from './listScreens'
import { framed, listViews, readyList, savedFile } from './listStates'
import { listPlays } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Orders',
  component: OrdersScreen,
  decorators: [inFrame('orders'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'phone'),
    screenStates: listScreen({
      list: ordersList,
      fields: orderFields,
      samples: sampleOrders,
      beside: pins([orderFiguresViewAtom, { status: 'ready', value: orderFigures }]),
    }),
  },
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ListView<Order>) =>
  framed(
    [orderFiguresViewAtom, { status: 'ready', value: orderFigures }],
    [ordersList.viewAtom, view],
  )

export const Ready: Story = {
  parameters: showing(readyList(sampleOrders, { total: 156 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Orders Management' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Recent Orders' })).toBeVisible()
    for (const [label, figure] of [
      ['Total Orders', '156'],
      ['Revenue (Month)', '$24,580'],
      ['Pending Orders', '8'],
      ['In Transit', '12'],
    ] as const) {
      await expect(canvas.getByText(label).closest('li')).toHaveTextContent(figure)
    }
    const card = canvas.getByText('ORD-156').closest('li')
    for (const text of [
      'Samuel Okafor',
      '$996.00',
      '4 × Windshield Replacement, fleet',
      '06/15/2026',
      '06/18/2026',
      'Nobody yet',
    ]) {
      await expect(card).toHaveTextContent(text)
    }
    for (const status of ['processing', 'in-transit', 'completed', 'paid', 'failed']) {
      await expect(canvas.getAllByText(status).length).toBeGreaterThan(0)
    }
  },
}

const plays = listPlays({
  caption: 'Recent Orders',
  empty: [
    'No orders found',
    'Create an order for a customer, or complete a job: its order is made by itself.',
    'Create Order',
  ],
  tiles: ['Total Orders', 'Revenue (Month)', 'Pending Orders', 'In Transit'],
})

export const Loading: Story = {
  parameters: framed(
    [orderFiguresViewAtom, { status: 'loading' }],
    [ordersList.viewAtom, listViews.loading],
  ),
  play: plays.loading,
}
export const Empty: Story = { parameters: showing(listViews.empty), play: plays.empty }
export const NothingMatches: Story = {
  parameters: showing(listViews.nothingMatches),
  play: plays.nothingMatches,
}
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: framed(
    [orderFiguresViewAtom, listViews.error],
    [ordersList.viewAtom, listViews.error],
  ),
  play: plays.error,
}
export const Forbidden: Story = {
  parameters: framed(
    [orderFiguresViewAtom, listViews.forbidden],
    [ordersList.viewAtom, listViews.forbidden],
  ),
  play: plays.forbidden,
}

export const CreateOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ORD-156')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Order' }))
    const dialog = within(await openedDialog())
    const create = dialog.getByRole('button', { name: 'Create Order' })
    await userEvent.click(create)
    const summary = await dialog.findByRole('alert')
    await expect(summary).toHaveTextContent('Choose the customer')
    await expect(summary).toHaveTextContent('Item 1: Enter the description')
    await expect(await dialog.findByRole('button', { name: /Ahmed Delgado/ })).toBeVisible()
    await userEvent.type(dialog.getByRole('searchbox'), 'okafor')
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Ahmed/ })).toBeNull())
    await userEvent.click(await dialog.findByRole('button', { name: /Grace Okafor/ }))
    await userEvent.type(dialog.getByLabelText('Description'), 'Chip Repair')
    await userEvent.clear(dialog.getByLabelText('Quantity'))
    await userEvent.type(dialog.getByLabelText('Quantity'), '2')
    await userEvent.type(dialog.getByLabelText('Unit price ($)'), '59')
    await expect(dialog.getByText('$118.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
    await expect(dialog.getAllByLabelText('Description')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove item 2' }))
    await userEvent.click(create)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('2 × Chip Repair')).toBeVisible()
    const card = canvas.getByText('ORD-157').closest('li')
    await expect(card).toHaveTextContent('Grace Okafor')
    await expect(card).toHaveTextContent('$118.00')
  },
}

export const PaidAndMovedOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Processing, ORD-145' }))
    await canvas.findByText('ORD-145 is processing')
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Paid, ORD-145' }))
    await canvas.findByText('ORD-145: payment paid')
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Mark as Paid, ORD-145' })).toBeNull(),
    )
    await expect(storedBusiness().orders.get('ORD-145')).toMatchObject({
      status: 'processing',
      payment_status: 'paid',
    })
  },
}

/** An order only moves forward: what somebody else has moved further is told, and shown. */
export const MovedOnBySomebodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Start Processing, ORD-145' })
    changeElsewhere('orders', 'ORD-145', { status: 'in-transit' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/The status does not allow this/)).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: 'Complete Order, ORD-145' }),
    ).toBeVisible()
    await expect(storedBusiness().orders.get('ORD-145')?.status).toBe('in-transit')
  },
}

export const ChangedBySomebodyElse: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Start Processing, ORD-145' })
    changeElsewhere('orders', 'ORD-145', { payment_status: 'paid' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/Somebody else saved this record first/)).toBeVisible()
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Mark as Paid, ORD-145' })).toBeNull(),
    )
    await expect(storedBusiness().orders.get('ORD-145')?.status).toBe('pending')
  },
}

export const PaidItemsCannotChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for ORD-153' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await openedDialog())
    await expect(
      dialog.getByText('This order is paid: its items stay as they were paid.'),
    ).toBeVisible()
    await expect(dialog.queryByLabelText('Description')).toBeNull()
  },
}

export const ExportRows: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ORD-156')
    const file = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await canvas.findByText('156 rows exported')
    })
    await expect(file.text).toContain('"3 × Windshield Replacement, fleet",897,pending,paid')
  },
}
