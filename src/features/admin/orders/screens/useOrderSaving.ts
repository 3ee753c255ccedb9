import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BusinessFailure, FieldError } from '@/domain/businessFailures'
import type { Order } from '@/domain/orders'
import { fieldProblemWords } from '@/features/admin/shared/failureWords'
import { useSaved } from '@/features/admin/shared/screens/useSaved'
import { useSentForm } from '@/features/admin/shared/screens/useSentForm'
import { sharedAdminWords, type SharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { ordersList, saveOrderAtom } from '../state'
import { orderWords, type OrderWords } from '../words'
import { orderFieldsOf, orderValues, type OrderValues } from './orderForm'

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
  const saved = useSaved()
  const { form: words } = useWords(orderWords)
  const { failures } = useWords(sharedAdminWords)
  // The version that the form was filled in over.
  const [base, setBase] = useState(order)
  const nextSending = useSentForm()
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [attempt, setAttempt] = useState(0)

  async function save(values: OrderValues) {
    setProblem(null)
    setAttempt(attempt + 1)
    const outcome = saved(
      await send({ record: base, fields: orderFieldsOf(values, base), form: nextSending() }),
    )
    if (outcome.ok) return onClose()
    const { failure } = outcome
    if (failure.kind === 'stale' && order) {
      const latest = await read(order.id)
      if (latest.ok) {
        setBase(latest.value)
        takeUntouched(form, latest.value)
        return setProblem({ kind: 'stale', theirs: latest.value })
      }
    }
    const known = failure.kind === 'invalid' ? failure.errors.filter(isField) : []
    for (const { field, problem: what } of known) {
      form.setError(field as FieldPath<OrderValues>, {
        message: problemText(field, what, words, failures),
      })
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

function problemText(
  field: string,
  problem: FieldError['problem'],
  words: OrderWords['form'],
  failures: SharedAdminWords['failures'],
): string {
  const last = field.split('.').at(-1) ?? ''
  if (last === 'deliveryDate' && problem === 'invalid') return words.deliveryBeforeOrder
  if (last === 'quantity') return words.wrongQuantity
  if (last === 'unitPrice') return words.wrongPrice
  const labels: Record<string, string> = { ...words.fields, ...words.lineFields }
  return fieldProblemWords(problem, labels[last] ?? last, failures)
}
