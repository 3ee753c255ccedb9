import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { glassFigures, sampleGlass } from '@mocks/fixtures/business/warehouse'
import { storedBusiness } from '@mocks/storybook/storedBusiness'
import { glassFields, type GlassItem } from '@/domain/stock'
import { GlassesScreen } from '@/features/admin/glasses/screens/GlassesScreen'
import { glassFiguresViewAtom, glassList } from '@/features/admin/glasses/state'
import type { ListView } from '@/platform/records/recordList'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { listScreen } from './listScreens'
import { framed, listViews, readyList } from './listStates'
import { listPlays } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Glasses',
  component: GlassesScreen,
  decorators: [inFrame('glasses'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'phone'),
    screenStates: listScreen({
      list: glassList,
      fields: glassFields,
      samples: sampleGlass,
      beside: pins([glassFiguresViewAtom, { status: 'ready', value: glassFigures }]),
    }),
  },
} satisfies Meta<typeof GlassesScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ListView<GlassItem>) =>
  framed(
    [glassFiguresViewAtom, { status: 'ready', value: glassFigures }],
    [glassList.viewAtom, view],
  )

export const Ready: Story = {
  parameters: showing(readyList(sampleGlass, { total: 24 })),
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

const plays = listPlays({
  caption: 'Glass items',
  empty: [
    'No glass found',
    'Add glass items to see what there is and to be told what runs low.',
    'Add Glass Item',
  ],
  tiles: ['Total Items', 'Low Stock Items', 'Total Value', 'Glass Types'],
})

export const Loading: Story = {
  parameters: framed(
    [glassFiguresViewAtom, { status: 'loading' }],
    [glassList.viewAtom, listViews.loading],
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
    [glassFiguresViewAtom, listViews.error],
    [glassList.viewAtom, listViews.error],
  ),
  play: plays.error,
}
export const Forbidden: Story = {
  parameters: framed(
    [glassFiguresViewAtom, listViews.forbidden],
    [glassList.viewAtom, listViews.forbidden],
  ),
  play: plays.forbidden,
}

export const AddGlassItem: Story = {
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
    // The 29th stands on the second page of 25.
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search glass by vehicle, part number or supplier' }),
      'FQ10001GTN',
    )
    await expect(await canvas.findByText('$389.50')).toBeVisible()
    await expect(storedBusiness().glass_items.get('GLASS-029')).toMatchObject({
      part_number: 'FQ10001GTN',
      price: 389.5,
      in_stock: 3,
    })
  },
}

export const Reorder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reorder, GLASS-002' }))
    const dialog = within(await openedDialog())
    const quantity = dialog.getByLabelText('Quantity')
    await expect(quantity).toHaveValue('4')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '0')
    await userEvent.click(dialog.getByRole('button', { name: 'Place Order' }))
    await expect(await dialog.findByText(/from 1 to 10,000/)).toBeVisible()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '9')
    await userEvent.click(dialog.getByRole('button', { name: 'Place Order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('9 on order')).toBeVisible()
    await expect(canvas.getByText('GLASS-002').closest('li')).toHaveTextContent('9 on order')
  },
}

export const Receive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Receive, GLASS-004' }))
    const dialog = within(await openedDialog())
    await userEvent.click(await dialog.findByRole('button', { name: 'Receive' }))
    await expect(await dialog.findByText('Nothing is on order.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The list is read again, and its cards with it.
    await waitFor(() =>
      expect(canvas.getByText('GLASS-004').closest('li')).toHaveTextContent('9 units'),
    )
    await expect(canvas.queryByRole('button', { name: 'Receive, GLASS-004' })).toBeNull()
    await expect(storedBusiness().stock_orders.get(1)?.status).toBe('received')
  },
}
