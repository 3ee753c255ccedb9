import type { ProductCategory, ProductFields } from '@/domain/products'
import { formatsIn } from '@/platform/formats/formats'

const { number, decimal } = formatsIn('en')

/** Words of the products catalog. */
export const words = {
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
    `Showing ${from}-${to} of ${number(total)} ${total === 1 ? 'product' : 'products'}`,
  categories: {
    'Cleaning Supplies': 'Cleaning Supplies',
    'Installation Tools': 'Installation Tools',
    Protection: 'Protection',
    Adhesives: 'Adhesives',
    Tools: 'Tools',
  } satisfies Record<ProductCategory, string>,
  card: {
    sku: 'SKU',
    cost: 'Cost',
    price: 'Price',
    margin: 'Margin',
    percent: (margin: number | null) => (margin === null ? '-' : `${decimal(margin)}%`),
  },
  export: {
    file: 'products',
    headings: {
      id: 'Product ID',
      name: 'Name',
      category: 'Category',
      sku: 'SKU',
      price: 'Price',
      cost: 'Cost',
      margin: 'Margin %',
      inStock: 'In Stock',
      lowStock: 'Low Stock Alert',
      level: 'Stock Level',
      onOrder: 'On Order',
      supplier: 'Supplier',
      description: 'Description',
    },
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
