import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pins } from '../../.storybook/pins'
import { seenIn } from '../../.storybook/windows'
import { productFigures, sampleProducts } from '@mocks/fixtures/business/warehouse'
import { failingCall } from '@mocks/storybook/businessAnswers'
import { storedBusiness } from '@mocks/storybook/storedBusiness'
import { productFields, type Product } from '@/domain/products'
import { ProductsScreen } from '@/features/admin/products/screens/ProductsScreen'
import { productFiguresViewAtom, productsList } from '@/features/admin/products/state'
import type { ListView } from '@/platform/records/recordList'
import { openedDialog } from '../openedDialog'
import { inFrame } from './inFrame'
import { listScreen } from './listScreens'
import { framed, listViews, readyList } from './listStates'
import { listPlays } from './listPlays'
import { withMessages } from './withMessages'

const meta = {
  title: 'Screens/Admin/Products',
  component: ProductsScreen,
  decorators: [inFrame('products'), withMessages],
  parameters: {
    ...framed(),
    ...seenIn('desktop', 'phone'),
    screenStates: listScreen({
      list: productsList,
      fields: productFields,
      samples: sampleProducts,
      beside: pins([productFiguresViewAtom, { status: 'ready', value: productFigures }]),
    }),
  },
} satisfies Meta<typeof ProductsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (view: ListView<Product>) =>
  framed(
    [productFiguresViewAtom, { status: 'ready', value: productFigures }],
    [productsList.viewAtom, view],
  )

export const Ready: Story = {
  parameters: showing(readyList(sampleProducts, { total: 67 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Products Catalog' })).toBeVisible()
    for (const [label, figure] of [
      ['Total Products', '67'],
      ['Categories', '5'],
      ['Inventory Value', '$12,450'],
    ] as const) {
      await expect(canvas.getByText(label).closest('li')).toHaveTextContent(figure)
    }
    const [lowStockTile] = canvas.getAllByText('Low Stock')
    await expect(lowStockTile?.closest('li')).toHaveTextContent('3')
    const card = canvas.getByText('PROD-001').closest('li')
    for (const text of [
      'Ammonia-Free Glass Cleaner 19 oz',
      'Cleaning Supplies',
      '$8.99',
      '54.4%',
      'CLN-101',
      '$4.10',
      '17 units',
      'Crystal Supply Co.',
      'Leaves glass and bodywork clean after the work.',
    ]) {
      await expect(card).toHaveTextContent(text)
    }
    for (const category of ['Installation Tools', 'Protection', 'Adhesives', 'Tools']) {
      await expect(canvas.getByText(category)).toBeVisible()
    }
    await expect(canvas.getByText('Margin -')).toBeVisible()
  },
}

const plays = listPlays({
  caption: 'Products',
  empty: [
    'No products found',
    'Add products to keep their prices, margins and stock together.',
    'Add Product',
  ],
  tiles: ['Total Products', 'Categories', 'Inventory Value', 'Low Stock'],
})

export const Loading: Story = {
  parameters: framed(
    [productFiguresViewAtom, { status: 'loading' }],
    [productsList.viewAtom, listViews.loading],
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
    [productFiguresViewAtom, listViews.error],
    [productsList.viewAtom, listViews.error],
  ),
  play: plays.error,
}
export const Forbidden: Story = {
  parameters: framed(
    [productFiguresViewAtom, listViews.forbidden],
    [productsList.viewAtom, listViews.forbidden],
  ),
  play: plays.forbidden,
}

export const EditedMargin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit, PROD-002' }))
    const dialog = within(await openedDialog())
    const price = dialog.getByLabelText(/^Price/)
    await userEvent.clear(price)
    await userEvent.type(price, '37')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByText('PROD-002').closest('li')).toHaveTextContent('50.0%'),
    )
  },
}

export const SameSkuTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('PROD-001')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    const dialog = within(await openedDialog())
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Glass Cleaner')
    await userEvent.type(dialog.getByLabelText(/^SKU/), 'CLN-101')
    await userEvent.type(dialog.getByLabelText(/^Price/), '9')
    await userEvent.type(dialog.getByLabelText(/^Cost/), '4')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Product' }))
    await expect(await dialog.findByText('There is one like this already.')).toBeVisible()
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Glass Cleaner')
  },
}

export const AddProduct: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('PROD-001')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    const dialog = within(await openedDialog())
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Primer Pen')
    await userEvent.selectOptions(dialog.getByLabelText(/^Category/), 'Adhesives')
    await userEvent.type(dialog.getByLabelText(/^SKU/), 'ADH-910')
    await userEvent.type(dialog.getByLabelText(/^Price/), '12')
    await userEvent.type(dialog.getByLabelText(/^Cost/), '4.50')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Product' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The 68th stands on the third page of 25.
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search products by name, SKU or supplier' }),
      'ADH-910',
    )
    const card = (await canvas.findByText('Primer Pen')).closest('li')
    await expect(card).toHaveTextContent('Adhesives')
    await expect(card).toHaveTextContent('$12.00')
    await expect(storedBusiness().products.get('PROD-068')).toMatchObject({ cost: 4.5 })
  },
}

export const ReorderTakenBack: Story = {
  parameters: { answers: () => [failingCall('reorder', 'offline')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reorder, PROD-004' }))
    const dialog = within(await openedDialog())
    await userEvent.click(dialog.getByRole('button', { name: 'Place Order' }))
    await expect(await dialog.findByText('The server cannot be reached.')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByText('PROD-004').closest('li')).not.toHaveTextContent('on order'),
    )
    await expect(storedBusiness().stock_orders.size).toBe(3)
  },
}
