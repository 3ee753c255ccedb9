import type { ProductFields } from '@/domain/products'

/** Words of the products catalog. */
export const products = {
  title: 'Products Catalog',
  description: 'Supplies and tools that are sold or used up, with what they earn.',
  add: 'Add Product',
  search: 'Search products by name, SKU or supplier',
  caption: 'Products',
  tiles: {
    total: 'Total Products',
    categories: 'Categories',
    inventoryValue: 'Inventory Value',
    lowStock: 'Low Stock',
  },
  sorts: {
    id: 'Product ID',
    name: 'Name',
    price: 'Price',
    margin: 'Margin',
    inStock: 'In stock',
  },
  filters: { category: 'Category', level: 'Stock level' },
  empty: {
    title: 'No products found',
    text: 'Add products to keep their prices, margins and stock together.',
  },
  footer: (from: number, to: number, total: number) =>
    `Showing ${from}-${to} of ${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`,
  card: {
    sku: 'SKU',
    cost: 'Cost',
    price: 'Price',
    margin: 'Margin',
    percent: (margin: number | null) => (margin === null ? '-' : `${margin.toFixed(1)}%`),
  },
  export: {
    file: 'products',
    headings: [
      'Product ID',
      'Name',
      'Category',
      'SKU',
      'Price',
      'Cost',
      'Margin %',
      'In Stock',
      'Low Stock Alert',
      'Stock Level',
      'On Order',
      'Supplier',
      'Description',
    ],
  },
  form: {
    addTitle: 'Add Product',
    editTitle: (id: string) => `Edit ${id}`,
    fields: {
      name: 'Name',
      category: 'Category',
      sku: 'SKU',
      price: 'Price ($)',
      cost: 'Cost ($)',
      inStock: 'Units in stock',
      lowStock: 'Low stock alert level',
      supplier: 'Supplier',
      description: 'Description',
    } satisfies Record<keyof ProductFields, string>,
  },
} as const
