import type { UseFormReturn } from 'react-hook-form'
import { orders } from '@/content/en/admin/orders'
import type { Order } from '@/domain/orders'
import type { TechnicianChoice } from '@/state/admin/technicians'
import type { FormField, FormValues } from '../shared/formFields'
import { StaleNotice } from '../shared/StaleNotice'
import { linesText, orderValues, type OrderValues } from './orderForm'

type OrderStaleNoticeProps = {
  form: UseFormReturn<OrderValues>
  theirs: Order
  technicians: readonly TechnicianChoice[]
}

/** What somebody else made of the order while the form was open. */
export function OrderStaleNotice({ form, theirs, technicians }: OrderStaleNoticeProps) {
  const { fields: labels } = orders.form
  const stored = orderValues(theirs)
  const fields: FormField[] = [
    { name: 'items', label: labels.items, kind: 'long' },
    {
      name: 'technicianId',
      label: labels.technicianId,
      kind: 'choice',
      options: [
        ...technicians.map(({ id, name }) => ({ value: id, label: name })),
        { value: '', label: orders.form.noTechnician },
      ],
    },
    { name: 'deliveryDate', label: labels.deliveryDate, kind: 'date' },
    { name: 'notes', label: labels.notes, kind: 'long' },
  ]
  return (
    <StaleNotice
      fields={fields}
      base={textOf(form.formState.defaultValues as OrderValues)}
      theirs={textOf(stored)}
      yours={textOf(form.watch())}
      onTake={(name) => {
        if (name === 'items') form.setValue('items', stored.items, { shouldDirty: true })
        else if (name === 'technicianId' || name === 'deliveryDate' || name === 'notes') {
          form.setValue(name, stored[name], { shouldDirty: true })
        }
      }}
    />
  )
}

function textOf({ items, technicianId, deliveryDate, notes }: OrderValues): FormValues {
  return { items: linesText(items), technicianId, deliveryDate, notes }
}
