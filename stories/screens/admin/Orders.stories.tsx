import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import {
  buildCustomer,
  buildTechnician,
  sampleCustomers,
  sampleTechnicians,
} from '@mocks/fixtures/business/people'
import { buildOrder, orderFigures, sampleOrders } from '@mocks/fixtures/business/sales'
import type { Customer, CustomerFields } from '@/domain/customers'
import type { Order, OrderFields } from '@/domain/orders'
import type { Technician, TechnicianFields } from '@/domain/technicians'
import { OrdersScreen } from '@/screens/admin/orders/OrdersScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { orderFiguresViewAtom, ordersList } from '@/state/admin/orders'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import {
  listViews,
  onDesktop,
  onPhone,
  onSmallPhone,
  pinned,
  readyList,
  savedFile,
} from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Orders',
  component: OrdersScreen,
  decorators: [inFrame('orders'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof OrdersScreen>

export default meta
type Story = StoryObj<typeof meta>

const figures = [orderFiguresViewAtom, { status: 'ready', value: orderFigures }] as const
const showing = (view: unknown) => pinned(figures, [ordersList.viewAtom, view])

export const Ready: Story = {
  parameters: showing(readyList(sampleOrders, 156)),
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

export const ReadyPhone: Story = { ...Ready, globals: onPhone, play: undefined }
export const ReadySmallPhone: Story = { ...ReadyPhone, globals: onSmallPhone }
export const ReadyDark: Story = { ...ReadyPhone, globals: { ...onDesktop, colorMode: 'dark' } }
export const Loading: Story = {
  parameters: pinned(
    [orderFiguresViewAtom, { status: 'loading' }],
    [ordersList.viewAtom, listViews.loading],
  ),
}
export const LoadingPhone: Story = { ...Loading, globals: onPhone }
export const Empty: Story = { parameters: showing(listViews.empty) }
export const EmptyPhone: Story = { ...Empty, globals: onPhone }
export const NothingMatches: Story = { parameters: showing(listViews.nothingMatches) }
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: pinned(
    [orderFiguresViewAtom, listViews.error],
    [ordersList.viewAtom, listViews.error],
  ),
}
export const ErrorPhone: Story = { ...ErrorServerDown, name: 'Error Phone', globals: onPhone }
export const Forbidden: Story = {
  parameters: pinned(
    [orderFiguresViewAtom, listViews.forbidden],
    [ordersList.viewAtom, listViews.forbidden],
  ),
}
export const ForbiddenPhone: Story = { ...Forbidden, globals: onPhone }

/** Parameters of a story in which the business keeps orders in memory. */
function working() {
  const orders = memoryRecords<Order, Partial<OrderFields>>(sampleOrders, (id, fields) =>
    buildOrder({
      status: 'pending',
      paymentStatus: 'pending',
      technician: null,
      ...fields,
      id,
      customer: sampleCustomers.find((one) => one.id === fields.customerId)?.name ?? '',
    }),
  )
  const { gateway } = orders
  const business = memoryBusiness({
    orders: {
      ...gateway,
      setStatus: (order, status) => gateway.save(order, { status }),
      setPayment: async (order, paymentStatus) => {
        orders.changeElsewhere(order.id, { paymentStatus })
        return gateway.get(order.id)
      },
      figures: async () => ({ ok: true, value: orderFigures }),
    },
    customers: memoryRecords<Customer, CustomerFields>(sampleCustomers, (id, fields) =>
      buildCustomer({ id, ...fields }),
    ).gateway,
    technicians: {
      ...memoryRecords<Technician, TechnicianFields>(sampleTechnicians, (id, fields) =>
        buildTechnician({ id, ...fields }),
      ).gateway,
      figures: async () => ({
        ok: false,
        failure: { kind: 'unavailable', reason: 'server' },
      }),
    },
  })
  return { orders, parameters: pinned([businessGatewaysAtom, business]) }
}

const made = working()

export const CreateOrder: Story = {
  parameters: made.parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ORD-156')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Order' }))
    const dialog = within(await openedDialog())
    const create = dialog.getByRole('button', { name: 'Create Order' })
    await userEvent.click(create)
    const summary = await dialog.findByRole('alert')
    await expect(summary).toHaveTextContent('Choose the customer')
    await expect(summary).toHaveTextContent('Item 1: Enter the description')
    await userEvent.type(dialog.getByRole('searchbox'), 'okafor')
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Nora/ })).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: /Samuel Okafor/ }))
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
  },
}

const moved = working()

export const PaidAndMovedOn: Story = {
  parameters: moved.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Processing, ORD-156' }))
    await canvas.findByText('ORD-156 is processing')
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Paid, ORD-156' }))
    await canvas.findByText('ORD-156: payment paid')
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Mark as Paid, ORD-156' })).toBeNull(),
    )
    await expect(moved.orders.find('ORD-156')).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
    })
  },
}

const stale = working()

export const MovedOnBySomebodyElse: Story = {
  parameters: stale.parameters,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Start Processing, ORD-156' })
    stale.orders.changeElsewhere('ORD-156', { status: 'in-transit' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/Somebody else saved this record first/)).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: 'Complete Order, ORD-156' }),
    ).toBeVisible()
  },
}

export const PaidItemsCannotChange: Story = {
  parameters: working().parameters,
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
  parameters: working().parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('ORD-156')
    const file = await savedFile(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await canvas.findByText('4 rows exported')
    })
    await expect(file.text).toContain('"4 × Windshield Replacement, fleet",996,pending,pending')
  },
}
