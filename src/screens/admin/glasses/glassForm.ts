import { cards } from '@/content/en/admin/cards'
import { glasses } from '@/content/en/admin/glasses'
import { glassItemTypes, type GlassFields, type GlassItem } from '@/domain/stock'
import type { FormField, FormValues } from '../shared/formFields'
import { atMost } from '../records/atMost'

const { fields: labels, hints } = glasses.form

/** The form of a glass item. The database refuses what is above these figures too. */
export const glassFields: readonly FormField[] = [
  {
    name: 'type',
    label: labels.type,
    kind: 'choice',
    required: true,
    width: 'half',
    options: glassItemTypes.map((value) => ({ value, label: value })),
  },
  {
    name: 'partNumber',
    label: labels.partNumber,
    kind: 'text',
    required: true,
    most: 60,
    width: 'half',
  },
  {
    name: 'vehicle',
    label: labels.vehicle,
    kind: 'text',
    required: true,
    hint: hints.vehicle,
  },
  {
    name: 'price',
    label: labels.price,
    kind: 'money',
    required: true,
    check: atMost(100_000, cards.tooLarge),
  },
  {
    name: 'inStock',
    label: labels.inStock,
    kind: 'whole',
    required: true,
    check: atMost(100_000, cards.tooLarge),
  },
  {
    name: 'lowStock',
    label: labels.lowStock,
    kind: 'whole',
    required: true,
    hint: hints.lowStock,
    check: atMost(10_000, cards.tooLarge),
  },
  { name: 'supplier', label: labels.supplier, kind: 'text', width: 'half' },
  {
    name: 'location',
    label: labels.location,
    kind: 'text',
    most: 60,
    hint: hints.location,
  },
]

/** The alert level is the middle of the specification's samples, 3 to 5. */
export const newGlass: FormValues = { type: 'Windshield', inStock: '0', lowStock: '4' }

export function glassValues(item: GlassItem): FormValues {
  return {
    type: item.type,
    vehicle: item.vehicle,
    partNumber: item.partNumber,
    inStock: String(item.inStock),
    lowStock: String(item.lowStock),
    price: item.price.toFixed(2),
    supplier: item.supplier,
    location: item.location,
  }
}

/** What is sent of the form's values. */
export function glassOf(values: FormValues): GlassFields {
  return {
    type: glassItemTypes.find((type) => type === values.type) ?? 'Windshield',
    vehicle: values.vehicle ?? '',
    partNumber: values.partNumber ?? '',
    inStock: Number(values.inStock),
    lowStock: Number(values.lowStock),
    price: Number(values.price),
    supplier: values.supplier ?? '',
    location: values.location ?? '',
  }
}
