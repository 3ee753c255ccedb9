import { zodResolver } from '@hookform/resolvers/zod'
import { useSetAtom } from 'jotai'
import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from '@/platform/forms/zod'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import type { SentForm } from '@/domain/idempotencyKey'
import { suggestedReorder } from '@/domain/stock'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { TextField } from '@/ui/TextField'
import { Modal } from '@/ui/overlay/Modal'
import { businessFailureWords } from '../failureWords'
import { sharedAdminWords } from '../words'
import { useSentForm } from './useSentForm'

const reorderSchema = (wrong: string) =>
  z.object({
    quantity: z
      .string()
      .trim()
      .refine(
        (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 10_000,
        wrong,
      ),
  })

export type ReorderFormProps = {
  /** What the thing is called. */
  name: string
  inStock: number
  /** The alert level, units. */
  lowStock: number
  onOrder: number
  supplier: string
  /** `form` tells sendings of one open form from another's. */
  onReorder: (quantity: number, form: SentForm) => Promise<Outcome<unknown, BusinessFailure>>
  onClose: () => void
}

/** The form of `ReorderDialog`. It suggests what brings the stock well above its alert level. */
export default function ReorderForm({
  name,
  inStock,
  lowStock,
  onOrder,
  supplier,
  onReorder,
  onClose,
}: ReorderFormProps) {
  const { common, failures, stock } = useWords(sharedAdminWords)
  const words = stock.reorderDialog
  const schema = useMemo(() => reorderSchema(words.wrong), [words.wrong])
  const id = useId()
  const show = useSetAtom(showToastAtom)
  const nextSending = useSentForm()
  const [failure, setFailure] = useState<BusinessFailure | null>(null)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { quantity: String(suggestedReorder(inStock, lowStock, onOrder)) },
    resolver: zodResolver(schema),
  })

  async function send({ quantity }: { quantity: string }) {
    setFailure(null)
    const outcome = await onReorder(Number(quantity), nextSending())
    if (!outcome.ok) return setFailure(outcome.failure)
    show({ tone: 'success', title: words.told(name, Number(quantity)) })
    onClose()
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(name)}
      description={words.description(supplier)}
      closeLabel={common.close}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="action"
            busy={formState.isSubmitting}
            busyLabel={common.form.saving}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        {failure && (
          <FailureAlert key={formState.submitCount} {...businessFailureWords(failure, failures)} />
        )}
        <TextField
          {...register('quantity')}
          label={words.quantity}
          hint={words.now(inStock, lowStock, onOrder)}
          error={formState.errors.quantity?.message}
          inputMode="numeric"
          autoComplete="off"
        />
      </form>
    </Modal>
  )
}
