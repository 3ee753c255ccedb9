import {
  orderFields,
  orderItemFields,
  type Order,
  type OrderFields,
  type OrderItem,
} from '@/domain/orders'
import type { SharedAdminWords } from '@/features/admin/shared/words'
import { z } from '@/platform/forms/zod'
import type { OrderWords } from '../words'

/** One line of the form: text, as it is typed. */
export type LineValues = { description: string; quantity: string; unitPrice: string }

/** Values of the order's form. */
export type OrderValues = {
  customerId: string
  technicianId: string
  deliveryDate: string
  notes: string
  items: LineValues[]
}

/** What an added line begins with. */
export const emptyLine: LineValues = {
  description: '',
  quantity: String(orderItemFields.quantity.initial),
  unitPrice: '',
}

/** The checks of the form. @param firstDay the order's day, YYYY-MM-DD: it is not delivered before. */
export function orderSchema(
  firstDay: string,
  { form: words }: OrderWords,
  { common }: SharedAdminWords,
) {
  const { missing, tooLong } = common.form
  const { notes, items } = orderFields
  const { description } = orderItemFields
  return z.object({
    customerId: z.string().min(1, words.missingCustomer),
    technicianId: z.string(),
    deliveryDate: z
      .string()
      .refine((day) => day === '' || day >= firstDay, words.deliveryBeforeOrder),
    notes: z.string().trim().max(notes.maxLength, tooLong(notes.maxLength)),
    items: z
      .array(
        z.object({
          description: z
            .string()
            .trim()
            .min(1, missing(words.lineFields.description.toLowerCase()))
            .max(description.maxLength, tooLong(description.maxLength)),
          quantity: z.string().trim().refine(isQuantity, words.wrongQuantity),
          unitPrice: z.string().trim().refine(isPrice, words.wrongPrice),
        }),
      )
      .min(1, words.missingItems)
      .max(items.maxLength),
  })
}

function isQuantity(text: string): boolean {
  const { min, max } = orderItemFields.quantity
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max
}

function isPrice(text: string): boolean {
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) <= orderItemFields.unitPrice.max
}

/** What the form holds for an order; a new one begins with one line. */
export function orderValues(order: Order | null): OrderValues {
  return {
    customerId: order?.customerId ?? '',
    technicianId: order?.technicianId ?? '',
    deliveryDate: order?.deliveryDate ?? '',
    notes: order?.notes ?? '',
    items: order ? order.items.map(lineOf) : [emptyLine],
  }
}

function lineOf({ description, quantity, unitPrice }: OrderItem): LineValues {
  return { description, quantity: String(quantity), unitPrice: unitPrice.toFixed(2) }
}

/** The lines as they are sent; what cannot be read yet counts as nothing. */
export function itemsOf(lines: readonly LineValues[]): OrderItem[] {
  return lines.map(({ description, quantity, unitPrice }) => ({
    description: description.trim(),
    quantity: isQuantity(quantity.trim()) ? Number(quantity) : 0,
    unitPrice: isPrice(unitPrice.trim()) ? Number(unitPrice) : 0,
  }))
}

/**
 * What is sent of the form. An order keeps its customer; its lines are sent only where they changed,
 * because the lines of a paid order cannot be replaced.
 */
export function orderFieldsOf(values: OrderValues, order: Order | null): Partial<OrderFields> {
  const items = itemsOf(values.items)
  return {
    ...(order ? {} : { customerId: values.customerId }),
    technicianId: values.technicianId || null,
    deliveryDate: values.deliveryDate || null,
    notes: values.notes.trim(),
    ...(order && JSON.stringify(items) === JSON.stringify(itemsOf(order.items.map(lineOf)))
      ? {}
      : { items }),
  }
}
