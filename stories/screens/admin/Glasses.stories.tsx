import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { memoryBusiness } from '@mocks/fixtures/business/memoryBusiness'
import { memoryRecords } from '@mocks/fixtures/business/memoryRecords'
import {
  buildGlassItem,
  glassFigures,
  sampleGlass,
  sampleStockOrders,
} from '@mocks/fixtures/business/warehouse'
import { stockLevel, type GlassFields, type GlassItem } from '@/domain/stock'
import { GlassesScreen } from '@/screens/admin/glasses/GlassesScreen'
import { businessGatewaysAtom } from '@/state/admin/businessGateways'
import { glassFiguresViewAtom, glassList } from '@/state/admin/glasses'
import { openedDialog } from '../../openedDialog'
import { inFrame } from './inFrame'
import { listViews, onDesktop, onPhone, onSmallPhone, pinned, readyList } from './listStates'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Glasses',
  component: GlassesScreen,
  decorators: [inFrame('glasses'), withMessages],
  globals: onDesktop,
} satisfies Meta<typeof GlassesScreen>

export default meta
type Story = StoryObj<typeof meta>

const figures = [glassFiguresViewAtom, { status: 'ready', value: glassFigures }] as const
const showing = (view: unknown) => pinned(figures, [glassList.viewAtom, view])

export const Ready: Story = {
  parameters: showing(readyList(sampleGlass, 24)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Glass Inventory' })).toBeVisible()
    for (const [label, figure] of [
      ['Total Items', '142'],
      ['Low Stock Items', '8'],
      ['Total Value', '$45,280'],
      ['Glass Types', '5'],
    ] as const) {
      await expect(canvas.getByText(label).closest('li')).toHaveTextContent(figure)
    }
    for (const [id, level] of [
      ['GLASS-001', 'In Stock'],
      ['GLASS-002', 'Medium'],
      ['GLASS-003', 'Low Stock'],
    ] as const) {
      const card = canvas.getByText(id).closest('li')
      if (!card) throw new Error(`${id} has no card`)
      await expect(within(card).getByText(level)).toBeVisible()
    }
    const card = canvas.getByText('GLASS-001').closest('li')
    for (const text of [
      'Windshield',
      '$299.00',
      'Honda Civic 2016-2021',
      'FW04210GTN',
      '9 units',
      '3 units',
      'Pilkington',
      'A1-01',
    ]) {
      await expect(card).toHaveTextContent(text)
    }
  },
}

export const ReadyPhone: Story = { ...Ready, globals: onPhone, play: undefined }
export const ReadySmallPhone: Story = { ...ReadyPhone, globals: onSmallPhone }
export const ReadyDark: Story = { ...ReadyPhone, globals: { ...onDesktop, colorMode: 'dark' } }
export const Loading: Story = {
  parameters: pinned(
    [glassFiguresViewAtom, { status: 'loading' }],
    [glassList.viewAtom, listViews.loading],
  ),
}
export const LoadingPhone: Story = { ...Loading, globals: onPhone }
export const Empty: Story = { parameters: showing(listViews.empty) }
export const EmptyPhone: Story = { ...Empty, globals: onPhone }
export const NothingMatches: Story = { parameters: showing(listViews.nothingMatches) }
export const ErrorServerDown: Story = {
  name: 'Error: server down',
  parameters: pinned(
    [glassFiguresViewAtom, listViews.error],
    [glassList.viewAtom, listViews.error],
  ),
}
export const ErrorPhone: Story = { ...ErrorServerDown, name: 'Error Phone', globals: onPhone }
export const Forbidden: Story = {
  parameters: pinned(
    [glassFiguresViewAtom, listViews.forbidden],
    [glassList.viewAtom, listViews.forbidden],
  ),
}
export const ForbiddenPhone: Story = { ...Forbidden, globals: onPhone }

/** A warehouse in memory: what is ordered shows, what is received raises the stock. */
function working() {
  const glass = memoryRecords<GlassItem, GlassFields>(sampleGlass, (id, fields) =>
    buildGlassItem({ id, ...fields }),
  )
  let open = [...sampleStockOrders]
  const business = memoryBusiness({
    glass: {
      ...glass.gateway,
      figures: async () => ({ ok: true, value: glassFigures }),
      reorder: async (id, quantity) => {
        glass.changeElsewhere(id, { onOrder: (glass.find(id)?.onOrder ?? 0) + quantity })
        return { ok: true, value: 3 }
      },
    },
    stockOrders: {
      list: async () => ({ ok: true, value: open }),
      receive: async (id) => {
        const order = open.find((one) => one.id === id)
        const item = order && glass.find(order.itemId)
        if (!order || !item) return { ok: false, failure: { kind: 'missing' } }
        open = open.filter((one) => one !== order)
        const stocked = { inStock: item.inStock + order.quantity, onOrder: 0 }
        glass.changeElsewhere(
          item.id,
          buildGlassItem({
            ...item,
            ...stocked,
            level: stockLevel(stocked.inStock, item.lowStock),
          }),
        )
        return { ok: true, value: item }
      },
      cancel: async (id) => {
        open = open.filter((one) => one.id !== id)
        return { ok: true, value: null }
      },
    },
  })
  return { glass, parameters: pinned([businessGatewaysAtom, business]) }
}

export const AddGlassItem: Story = {
  parameters: working().parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('GLASS-001')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Glass Item' }))
    const dialog = within(await openedDialog())
    await userEvent.type(dialog.getByLabelText(/^Part number/), 'FQ10001GTN')
    await userEvent.type(dialog.getByLabelText(/^Vehicle/), 'Kia Sorento 2021-2024')
    const price = dialog.getByLabelText(/^Price/)
    await userEvent.type(price, '1000000000')
    const units = dialog.getByLabelText(/^Units in stock/)
    await userEvent.clear(units)
    await userEvent.type(units, '-3')
    const add = dialog.getByRole('button', { name: 'Add Glass Item' })
    await userEvent.click(add)
    const summary = await dialog.findByRole('alert')
    await expect(summary).toHaveTextContent('Enter 100,000 at most')
    await expect(summary).toHaveTextContent('Enter a whole number of 0 or more')
    await userEvent.clear(price)
    await userEvent.type(price, '389.50')
    await userEvent.clear(units)
    await userEvent.type(units, '3')
    await userEvent.click(add)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('$389.50')).toBeVisible()
  },
}

const reordered = working()

export const Reorder: Story = {
  parameters: reordered.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reorder, GLASS-002' }))
    const dialog = within(await openedDialog())
    const quantity = dialog.getByLabelText('Quantity')
    await expect(quantity).toHaveValue('6')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Place Order' }))
    await expect(await dialog.findByText(/from 1 to 10,000/)).toBeVisible()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '8')
    await userEvent.click(dialog.getByRole('button', { name: 'Place Order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('8 on order')).toBeVisible()
  },
}

const received = working()

export const Receive: Story = {
  parameters: received.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Receive, GLASS-003' }))
    const dialog = within(await openedDialog())
    await userEvent.click(await dialog.findByRole('button', { name: 'Receive' }))
    await expect(await dialog.findByText('Nothing is on order.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The list is read anew, and its cards with it.
    await waitFor(() =>
      expect(canvas.getByText('GLASS-003').closest('li')).toHaveTextContent('8 units'),
    )
    await expect(canvas.queryByRole('button', { name: 'Receive, GLASS-003' })).toBeNull()
  },
}
