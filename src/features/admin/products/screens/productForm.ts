import { productCategories, productFields, type Product } from '@/domain/products'
import {
  labelled,
  type FormField,
  type FormValues,
} from '@/features/admin/shared/screens/formFields'
import { formField, formOf } from '@/features/admin/shared/screens/recordFields'
import type { ProductWords } from '../words'

/** The fields of a product's form. */
export function productForm({ form, categories }: ProductWords): readonly FormField[] {
  const { fields: labels } = form
  const half = (name: keyof typeof labels) =>
    formField(productFields, name, { label: labels[name], width: 'half' })
  return [
    formField(productFields, 'name', { label: labels.name }),
    { ...half('category'), options: labelled(productCategories, categories) },
    half('sku'),
    half('price'),
    half('cost'),
    half('inStock'),
    half('lowStock'),
    formField(productFields, 'supplier', { label: labels.supplier }),
    formField(productFields, 'description', { label: labels.description }),
  ]
}

const { newValues, valuesOf, fieldsOf } = formOf(productFields)

/** The values of the form; price and cost are edited with their cents. */
export const productValues = {
  newValues,
  valuesOf: (product: Product): FormValues => ({
    ...valuesOf(product),
    price: product.price.toFixed(2),
    cost: product.cost.toFixed(2),
  }),
  fieldsOf,
}
