import { cards } from '@/content/en/admin/cards'
import { products } from '@/content/en/admin/products'
import { productCategories, type Product, type ProductFields } from '@/domain/products'
import { atMost } from '../records/atMost'
import type { FormField, FormValues } from '../shared/formFields'

const { fields: labels } = products.form

/** The form of a product. The database refuses what is above these figures too. */
export const productFields: readonly FormField[] = [
  { name: 'name', label: labels.name, kind: 'text', required: true },
  {
    name: 'category',
    label: labels.category,
    kind: 'choice',
    required: true,
    width: 'half',
    options: productCategories.map((value) => ({ value, label: value })),
  },
  { name: 'sku', label: labels.sku, kind: 'text', required: true, most: 60, width: 'half' },
  {
    name: 'price',
    label: labels.price,
    kind: 'money',
    required: true,
    width: 'half',
    check: atMost(100_000, cards.tooLarge),
  },
  {
    name: 'cost',
    label: labels.cost,
    kind: 'money',
    required: true,
    width: 'half',
    check: atMost(100_000, cards.tooLarge),
  },
  {
    name: 'inStock',
    label: labels.inStock,
    kind: 'whole',
    required: true,
    width: 'half',
    check: atMost(100_000, cards.tooLarge),
  },
  {
    name: 'lowStock',
    label: labels.lowStock,
    kind: 'whole',
    required: true,
    width: 'half',
    check: atMost(10_000, cards.tooLarge),
  },
  { name: 'supplier', label: labels.supplier, kind: 'text' },
  { name: 'description', label: labels.description, kind: 'long', most: 1000 },
]

/** The alert level is the highest of the specification's samples, 3 to 5. */
export const newProduct: FormValues = { category: 'Tools', inStock: '0', lowStock: '5' }

export function productValues(product: Product): FormValues {
  return {
    name: product.name,
    category: product.category,
    sku: product.sku,
    price: product.price.toFixed(2),
    cost: product.cost.toFixed(2),
    inStock: String(product.inStock),
    lowStock: String(product.lowStock),
    supplier: product.supplier,
    description: product.description,
  }
}

/** What is sent of the form's values. */
export function productOf(values: FormValues): ProductFields {
  return {
    name: values.name ?? '',
    category: productCategories.find((category) => category === values.category) ?? 'Tools',
    sku: values.sku ?? '',
    price: Number(values.price),
    cost: Number(values.cost),
    inStock: Number(values.inStock),
    lowStock: Number(values.lowStock),
    supplier: values.supplier ?? '',
    description: values.description ?? '',
  }
}
