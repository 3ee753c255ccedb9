import { glassFields, glassItemTypes, type GlassItem } from '@/domain/stock'
import {
  labelled,
  type FormField,
  type FormValues,
} from '@/features/admin/shared/screens/formFields'
import { formField, formOf } from '@/features/admin/shared/screens/recordFields'
import type { GlassWords } from '../words'

/** The fields of a glass item's form. */
export function glassForm({ form, types }: GlassWords): readonly FormField[] {
  const { fields: labels, hints } = form
  return [
    formField(glassFields, 'type', {
      label: labels.type,
      width: 'half',
      options: labelled(glassItemTypes, types),
    }),
    formField(glassFields, 'partNumber', { label: labels.partNumber, width: 'half' }),
    formField(glassFields, 'vehicle', { label: labels.vehicle, hint: hints.vehicle }),
    formField(glassFields, 'price', { label: labels.price }),
    formField(glassFields, 'inStock', { label: labels.inStock }),
    formField(glassFields, 'lowStock', { label: labels.lowStock, hint: hints.lowStock }),
    formField(glassFields, 'supplier', { label: labels.supplier, width: 'half' }),
    formField(glassFields, 'location', { label: labels.location, hint: hints.location }),
  ]
}

const { newValues, valuesOf, fieldsOf } = formOf(glassFields)

/** The values of the form; the price is edited with its cents. */
export const glassValues = {
  newValues,
  valuesOf: (item: GlassItem): FormValues => ({
    ...valuesOf(item),
    price: item.price.toFixed(2),
  }),
  fieldsOf,
}
