import { chakra } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Order } from '@/domain/orders'
import { businessToday } from '@/domain/businessTime'
import type { TechnicianChoice } from '@/features/admin/shared/choices'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { CustomerPicker } from '@/features/admin/shared/screens/CustomerPicker'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorSummary, type ErrorSummaryItem } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { SelectField } from '@/ui/SelectField'
import { TextAreaField } from '@/ui/TextAreaField'
import { TextField } from '@/ui/TextField'
import { GuardedModal } from '@/ui/overlay/GuardedModal'
import { orderWords, type OrderWords } from '../words'
import { orderSchema, orderValues, type OrderValues } from './orderForm'
import { OrderLines } from './OrderLines'
import { OrderStaleNotice } from './OrderStaleNotice'
import { useOrderSaving } from './useOrderSaving'

export type OrderFormProps = {
  /** The order to change; null makes one. */
  order: Order | null
  technicians: readonly TechnicianChoice[]
  onClose: () => void
}

/** The form of `OrderDialog`: customer, lines, technician, delivery; in a chunk of its own. */
export default function OrderForm({ order, technicians, onClose }: OrderFormProps) {
  const allWords = useWords(orderWords)
  const { form: words } = allWords
  const shared = useWords(sharedAdminWords)
  const { common } = shared
  const id = useId()
  const [customer, setCustomer] = useState(
    order ? { id: order.customerId, name: order.customer } : null,
  )
  const [firstDay] = useState(() => order?.orderDate ?? businessToday(new Date()))
  const schema = useMemo(
    () => orderSchema(firstDay, allWords, shared),
    [firstDay, allWords, shared],
  )
  const form = useForm<OrderValues>({
    defaultValues: orderValues(order),
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  const { register, handleSubmit, setValue, formState } = form
  const { errors, isSubmitting, isDirty, submitCount } = formState
  // Read here, so that the form keeps count of them for `useOrderSaving`.
  void formState.dirtyFields
  const { save, problem } = useOrderSaving(order, form, onClose)
  const isPaid = order?.paymentStatus === 'paid'

  return (
    <GuardedModal
      isDirty={isDirty}
      onClose={onClose}
      discard={common.form.discard}
      title={order ? words.editTitle(order.id) : words.addTitle}
      closeLabel={common.close}
      size="lg"
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="action"
            busy={isSubmitting}
            busyLabel={common.form.saving}
          >
            {order ? common.form.save : words.addTitle}
          </Button>
        </>
      )}
    >
      <chakra.div display="grid" gap="5">
        {problem?.kind === 'failed' && (
          <FailureAlert
            key={problem.attempt}
            {...businessFailureWords(problem.failure, shared.failures)}
          />
        )}
        {problem?.kind === 'stale' && (
          <OrderStaleNotice form={form} theirs={problem.theirs} technicians={technicians} />
        )}
        <ErrorSummary
          title={common.form.summary}
          errors={summaryOf(errors, id, words)}
          attempt={submitCount}
        />
        {!order && (
          <CustomerPicker
            id={`${id}-customerId`}
            chosen={customer}
            error={errors.customerId?.message}
            onChoose={(chosen) => {
              setCustomer(chosen)
              setValue('customerId', chosen?.id ?? '', {
                shouldDirty: true,
                shouldValidate: submitCount > 0,
              })
            }}
          />
        )}
        <chakra.form
          id={`${id}-form`}
          noValidate
          onSubmit={(event) => void handleSubmit(save)(event)}
          display="grid"
          gap="5"
        >
          {order && (
            <p>
              {words.fields.customerId}:{' '}
              <strong>
                {order.customer} ({order.customerId})
              </strong>
            </p>
          )}
          {isPaid ? (
            <Alert tone="info" title={words.paidLines} />
          ) : (
            <OrderLines id={id} form={form} />
          )}
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            gap="4"
          >
            <SelectField
              {...register('technicianId')}
              id={`${id}-technicianId`}
              label={words.fields.technicianId}
              placeholder={words.noTechnician}
              error={errors.technicianId?.message}
              options={technicianOptions(technicians, order)}
            />
            <TextField
              {...register('deliveryDate')}
              id={`${id}-deliveryDate`}
              type="date"
              min={firstDay}
              label={words.fields.deliveryDate}
              marker={common.form.optional}
              error={errors.deliveryDate?.message}
            />
          </chakra.div>
          <TextAreaField
            {...register('notes')}
            id={`${id}-notes`}
            label={words.fields.notes}
            marker={common.form.optional}
            error={errors.notes?.message}
          />
        </chakra.form>
      </chakra.div>
    </GuardedModal>
  )
}

/** Who can be chosen; the technician of the order stays among them. */
function technicianOptions(technicians: readonly TechnicianChoice[], order: Order | null) {
  const options = technicians.map(({ id, name }) => ({ value: id, label: name }))
  const { technicianId = null, technician = null } = order ?? {}
  if (technicianId && !options.some(({ value }) => value === technicianId)) {
    options.unshift({ value: technicianId, label: technician ?? technicianId })
  }
  return options
}

type Errors = ReturnType<typeof useForm<OrderValues>>['formState']['errors']

function summaryOf(errors: Errors, id: string, words: OrderWords['form']): ErrorSummaryItem[] {
  const items: ErrorSummaryItem[] = []
  const add = (field: string, message: string | undefined) => {
    if (message) items.push({ fieldId: `${id}-${field}`, message })
  }
  add('customerId', errors.customerId?.message)
  add('items', errors.items?.root?.message ?? errors.items?.message)
  for (const place of Object.keys(errors.items ?? {})) {
    const line = errors.items?.[Number(place)]
    if (!line) continue
    for (const part of ['description', 'quantity', 'unitPrice'] as const) {
      const message = line[part]?.message
      add(`items.${place}.${part}`, message && `${words.line(Number(place) + 1)}: ${message}`)
    }
  }
  add('technicianId', errors.technicianId?.message)
  add('deliveryDate', errors.deliveryDate?.message)
  add('notes', errors.notes?.message)
  return items
}
