import { chakra } from '@chakra-ui/react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { technician } from '@/content/en/technician'
import { technicianForms } from '@/content/en/technicianForms'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorSummary, type ErrorSummaryItem } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { useBackGuard } from '@/ui/leaving/useBackGuard'
import { useUnloadGuard } from '@/ui/leaving/useUnloadGuard'
import { Modal } from '@/ui/overlay/Modal'

type FormDialogProps = {
  title: string
  description?: ReactNode
  saveLabel: string
  /** Something was entered: closing asks first. */
  isDirty: boolean
  isBusy: boolean
  errors: readonly ErrorSummaryItem[]
  /** Changes with every failed attempt. */
  attempt: number
  /** The phone could not keep what was entered; counts the attempts, 0 for none. */
  storageFailed: number
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** The frame of the portal's forms: errors above, the one next step at the foot, nothing lost by accident. */
export function FormDialog({
  title,
  description,
  saveLabel,
  isDirty,
  isBusy,
  errors,
  attempt,
  storageFailed,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId()
  const [asksDiscard, setAsksDiscard] = useState(false)
  const close = () => (isDirty && !asksDiscard ? setAsksDiscard(true) : onClose())
  useUnloadGuard(isDirty)
  useBackGuard(isDirty, () => (isDirty ? setAsksDiscard(true) : onClose()))
  const { discard } = technicianForms
  return (
    <Modal
      isOpen
      onClose={close}
      title={title}
      description={description}
      closeLabel={technicianForms.close}
      closesOutside={!isDirty}
      footer={
        asksDiscard ? (
          <chakra.div width="full">
            <Alert
              tone="warning"
              announce="assertive"
              title={discard.title}
              actions={
                <>
                  <Button onClick={() => setAsksDiscard(false)}>{discard.keep}</Button>
                  <Button variant="danger" onClick={onClose}>
                    {discard.confirm}
                  </Button>
                </>
              }
            />
          </chakra.div>
        ) : (
          <chakra.div
            width="full"
            display="grid"
            gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', md: '1fr auto auto' }}
            gap="3"
          >
            <chakra.div display="contents" css={{ '& > button': { gridColumn: { md: '2' } } }}>
              <Button size="lg" onClick={close}>
                {technicianForms.cancel}
              </Button>
            </chakra.div>
            <Button
              type="submit"
              form={id}
              variant="action"
              size="lg"
              busy={isBusy}
              busyLabel={technicianForms.saving}
            >
              {saveLabel}
            </Button>
          </chakra.div>
        )
      }
    >
      <chakra.form id={id} noValidate onSubmit={onSubmit} display="grid" gap="5" minW="0">
        {storageFailed > 0 && <FailureAlert key={storageFailed} {...technician.taken.storage} />}
        <ErrorSummary title={technicianForms.summary} errors={errors} attempt={attempt} />
        {children}
      </chakra.form>
    </Modal>
  )
}
