import type { UseFormReturn } from 'react-hook-form'
import type { Order } from '@/domain/orders'
import type { TechnicianChoice } from '@/features/admin/shared/choices'
import type { FormField, FormValues } from '@/features/admin/shared/screens/formFields'
import { StaleNotice } from '@/features/admin/shared/screens/StaleNotice'
import { useWords } from '@/platform/words/words'
import { orderWords } from '../words'
import { orderValues, type LineValues, type OrderValues } from './orderForm'

type OrderStaleNoticeProps = {
  form: UseFormReturn<OrderValues>
  theirs: Order
  technicians: readonly TechnicianChoice[]
}

/** What somebody else made of the order while the form was open. */
export function OrderStaleNotice({ form, theirs, technicians }: OrderStaleNoticeProps) {
  const { form: words } = useWords(orderWords)
  const { fields: labels } = words
  const linesText = (lines: readonly LineValues[]) =>
    lines
      .map(({ description, quantity, unitPrice }) =>
        words.typedLine(quantity, description, unitPrice),
      )
      .join('; ')
  const textOf = ({ items, technicianId, deliveryDate, notes }: OrderValues): FormValues => ({
    items: linesText(items),
    technicianId,
    deliveryDate,
    notes,
  })
  const stored = orderValues(theirs)
  const fields: FormField[] = [
    { name: 'items', label: labels.items, kind: 'long' },
    {
      name: 'technicianId',
      label: labels.technicianId,
      kind: 'choice',
      options: [
        ...technicians.map(({ id, name }) => ({ value: id, label: name })),
        { value: '', label: words.noTechnician },
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
