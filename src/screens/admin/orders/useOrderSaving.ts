import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { common } from '@/content/en/admin/common'
import { fieldProblemWords } from '@/content/en/admin/failures'
import { orders } from '@/content/en/admin/orders'
import type { BusinessFailure, FieldError } from '@/domain/businessFailures'
import type { Order } from '@/domain/orders'
import { ordersList, saveOrderAtom } from '@/state/admin/orders'
import { showToastAtom } from '@/state/toasts'
import { useSentForm } from '../shared/useSentForm'
import { orderFieldsOf, orderValues, type OrderValues } from './orderForm'

const words = orders.form

/** What keeps an order from being saved. `stale`: somebody else's version, to be merged by hand. */
export type OrderProblem =
  { kind: 'failed'; failure: BusinessFailure; attempt: number } | { kind: 'stale'; theirs: Order }

/** Saves the order's form; a refusal comes back as a problem or as errors of its fields. */
export function useOrderSaving(
  order: Order | null,
  form: UseFormReturn<OrderValues>,
  onClose: () => void,
) {
  const send = useSetAtom(saveOrderAtom)
  const read = useSetAtom(ordersList.readAtom)
  const show = useSetAtom(showToastAtom)
  const [seen, setSeen] = useState(order)
  const nextSending = useSentForm()
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [attempt, setAttempt] = useState(0)

  async function save(values: OrderValues) {
    setProblem(null)
    setAttempt(attempt + 1)
    const outcome = await send({
      record: seen,
      fields: orderFieldsOf(values, seen),
      form: nextSending(),
    })
    if (outcome.ok) {
      show({ tone: 'success', title: common.saved(outcome.value.id) })
      return onClose()
    }
    const { failure } = outcome
    if (failure.kind === 'stale' && order) {
      const latest = await read(order.id)
      if (latest.ok) {
        setSeen(latest.value)
        takeUntouched(form, latest.value)
        return setProblem({ kind: 'stale', theirs: latest.value })
      }
    }
    const known = failure.kind === 'invalid' ? failure.errors.filter(isField) : []
    for (const { field, problem: what } of known) {
      form.setError(field as FieldPath<OrderValues>, { message: wordsOf(field, what) })
    }
    if (known.length === 0) setProblem({ kind: 'failed', failure, attempt })
  }

  return { save, problem }
}

/** What the person here did not touch becomes what somebody else made of it. */
function takeUntouched(form: UseFormReturn<OrderValues>, theirs: Order) {
  const stored = orderValues(theirs)
  const { dirtyFields } = form.formState
  if (!dirtyFields.items) form.setValue('items', stored.items)
  for (const name of ['technicianId', 'deliveryDate', 'notes'] as const) {
    if (!dirtyFields[name]) form.setValue(name, stored[name])
  }
}

function isField({ field }: FieldError): boolean {
  return /^(customerId|technicianId|deliveryDate|notes|items(\.\d+\.(description|quantity|unitPrice))?)$/.test(
    field,
  )
}

function wordsOf(field: string, problem: FieldError['problem']): string {
  const last = field.split('.').at(-1) ?? ''
  if (last === 'deliveryDate' && problem === 'invalid') return words.deliveryBeforeOrder
  if (last === 'quantity') return words.wrongQuantity
  if (last === 'unitPrice') return words.wrongPrice
  const labels: Record<string, string> = { ...words.fields, ...words.lineFields }
  return fieldProblemWords(problem, labels[last] ?? last)
}
