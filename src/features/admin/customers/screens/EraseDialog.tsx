import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useRef, useState, type FormEvent } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import { confirmsErasure, type ErasurePlan } from '@/domain/personalData'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { ViewProblem } from '@/features/admin/shared/screens/ViewProblem'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import { Modal } from '@/ui/overlay/Modal'
import { eraseCustomerAtom, erasurePlanViewAtom } from '../state'
import { customerWords } from '../words'
import { ErasurePlanText } from './ErasurePlanText'
import { LoadingText } from '@/ui/LoadingText'

type EraseDialogProps = {
  /** The customer who is open beside the list. */
  customerId: string
  onClose: () => void
}

/** Says what is erased and what has to stay, and erases when the customer's number is typed. */
export default function EraseDialog({ customerId, onClose }: EraseDialogProps) {
  const { erasure: words } = useWords(customerWords)
  const { common, failures } = useWords(sharedAdminWords)
  const id = useId()
  const view = useAtomValue(erasurePlanViewAtom)
  const erase = useSetAtom(eraseCustomerAtom)
  const show = useSetAtom(showToastAtom)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ failure: BusinessFailure; attempt: number } | null>(null)
  const plan = view.status === 'ready' ? view.value : null
  const mayErase = plan !== null && plan.openJobs.length === 0

  async function send(event: FormEvent, planned: ErasurePlan) {
    event.preventDefault()
    if (isBusy) return
    const confirms = confirmsErasure(typed, customerId)
    setWrong(!confirms)
    // The field stands below the plan and may be outside the window.
    if (!confirms) return field.current?.focus()
    setBusy(true)
    const outcome = await erase(customerId)
    setBusy(false)
    if (!outcome.ok) {
      const { failure } = outcome
      return setFailed((last) => ({ failure, attempt: (last?.attempt ?? 0) + 1 }))
    }
    const { account, kept, photosStay } = outcome.value
    const accountStays = account === 'unlinked' && planned.account === 'deleted'
    const stays = accountStays || photosStay
    show({
      tone: stays ? 'warning' : 'success',
      title: words.done(customerId),
      text:
        [
          kept.length > 0 && words.doneKept(kept.length),
          accountStays && words.accountStays,
          photosStay && words.photosStay,
        ]
          .filter(Boolean)
          .join(' ') || undefined,
      isLasting: stays,
    })
    onClose()
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(customerId)}
      description={words.forGood}
      role="alertdialog"
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onClose}>{mayErase ? words.keep : common.close}</Button>
          {mayErase && (
            <Button
              type="submit"
              form={`${id}-form`}
              variant="danger"
              busy={isBusy}
              busyLabel={words.erasing}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      {view.status === 'loading' && (
        <chakra.div aria-busy="true" display="grid" gap="3">
          <LoadingText>{words.loading}</LoadingText>
          {['40%', '85%', '70%', '40%', '80%'].map((width, line) => (
            <Skeleton key={line} width={width} />
          ))}
        </chakra.div>
      )}
      {(view.status === 'error' || view.status === 'forbidden') && <ViewProblem view={view} />}
      {plan && !mayErase && (
        <Alert tone="warning" announce="polite" title={words.refused.title}>
          <span>{words.refused.text}</span>{' '}
          {plan.openJobs.map((job, place) => (
            <span key={job}>
              {place > 0 && <span>, </span>}
              <TextLink href={`/admin/jobs?record=${job}`}>{job}</TextLink>
            </span>
          ))}
        </Alert>
      )}
      {plan && mayErase && (
        <chakra.form
          id={`${id}-form`}
          noValidate
          onSubmit={(event) => void send(event, plan)}
          display="grid"
          gap="5"
        >
          {failed && (
            <FailureAlert
              key={failed.attempt}
              {...businessFailureWords(failed.failure, failures)}
            />
          )}
          <ErasurePlanText plan={plan} />
          <TextField
            ref={field}
            label={words.field(customerId)}
            error={isWrong ? words.wrong(customerId) : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </chakra.form>
      )}
    </Modal>
  )
}
