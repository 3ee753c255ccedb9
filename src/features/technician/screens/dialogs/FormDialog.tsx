import { technicianWords } from '../../words'
import { notTakenWords } from '../../failureWords'
import type { NotTaken } from './notTaken'
import { useWords } from '@/platform/words/words'
import { chakra } from '@chakra-ui/react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { ErrorSummary, type ErrorSummaryItem } from '@/ui/ErrorSummary'
import { FailureAlert } from '@/ui/FailureAlert'
import { GuardedModal } from '@/ui/overlay/GuardedModal'

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
  notTaken: NotTaken | undefined
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
  notTaken,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const technician = useWords(technicianWords)
  const id = useId()
  return (
    <GuardedModal
      isDirty={isDirty}
      onClose={onClose}
      discard={technician.forms.discard}
      title={title}
      description={description}
      closeLabel={technician.forms.close}
      renderFooter={(close) => (
        <chakra.div
          width="full"
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="3"
          css={{ '& > :last-child': { flex: { base: '1 1 auto', md: '0 0 auto' } } }}
        >
          <Button size="lg" onClick={close}>
            {technician.forms.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="action"
            size="lg"
            busy={isBusy}
            busyLabel={technician.forms.saving}
          >
            {saveLabel}
          </Button>
        </chakra.div>
      )}
    >
      <chakra.form
        id={id}
        noValidate
        onSubmit={onSubmit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        minW="0"
      >
        {notTaken && (
          <FailureAlert key={notTaken.attempt} {...notTakenWords(technician, notTaken.failure)} />
        )}
        <ErrorSummary title={technician.forms.summary} errors={errors} attempt={attempt} />
        {children}
      </chakra.form>
    </GuardedModal>
  )
}
