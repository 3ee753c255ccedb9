import type { GlassFields, GlassItemType } from '@/domain/stock'
import { formatsIn } from '@/platform/formats/formats'

const { number } = formatsIn('en')

/** Words of the glass inventory. */
export const words = {
  title: 'Glass Inventory',
  description:
    'Every kind of glass in the warehouse: what there is, what runs low, what is on order.',
  add: 'Add Glass Item',
  search: 'Search glass by vehicle, part number or supplier',
  caption: 'Glass items',
  tiles: {
    totalItems: 'Total Items',
    lowStock: 'Low Stock Items',
    totalValue: 'Total Value',
    types: 'Glass Types',
  },
  sorts: {
    id: 'Glass ID',
    type: 'Type',
    vehicle: 'Vehicle',
    inStock: 'In stock',
    price: 'Price',
  },
  filters: { level: 'Stock level', type: 'Type' },
  empty: {
    title: 'No glass found',
    text: 'Add glass items to see what there is and to be told what runs low.',
  },
  footer: (from: number, to: number, total: number) =>
    `Showing ${from}-${to} of ${number(total)} ${total === 1 ? 'glass item' : 'glass items'}`,
  types: {
    Windshield: 'Windshield',
    'Door Glass': 'Door Glass',
    'Vent Glass': 'Vent Glass',
    'Quarter Glass': 'Quarter Glass',
    'Back Glass': 'Back Glass',
  } satisfies Record<GlassItemType, string>,
  card: {
    vehicle: 'Vehicle',
    partNumber: 'Part number',
    location: 'Location',
    noLocation: 'Not set',
  },
  export: {
    file: 'glass',
    headings: {
      id: 'Glass ID',
      type: 'Type',
      vehicle: 'Vehicle',
      partNumber: 'Part Number',
      inStock: 'In Stock',
      lowStock: 'Low Stock Alert',
      level: 'Stock Level',
      onOrder: 'On Order',
      price: 'Price',
      supplier: 'Supplier',
      location: 'Location',
    },
  },
  form: {
    addTitle: 'Add Glass Item',
    editTitle: (id: string) => `Edit ${id}`,
    fields: {
      type: 'Type',
      vehicle: 'Vehicle',
      partNumber: 'Part number',
      inStock: 'Units in stock',
      lowStock: 'Low stock alert level',
      price: 'Price ($)',
      supplier: 'Supplier',
      location: 'Location',
    } satisfies Record<keyof GlassFields, string>,
    hints: {
      vehicle: 'Model with its years, like Honda Civic 2016-2021.',
      lowStock: 'At this many units or fewer it is Low Stock, up to twice as many Medium.',
      location: 'The slot in the warehouse, like A1-03.',
    },
  },
} as const
