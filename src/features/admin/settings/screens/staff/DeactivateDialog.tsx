import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { Affected } from '@/domain/capacity'
import type { StaffPerson } from '@/domain/staffAccess'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { AffectedJobs } from '@/features/admin/shared/waysOut/screens/AffectedJobs'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { LoadingText } from '@/ui/LoadingText'
import { Skeleton } from '@/ui/Skeleton'
import { stateView } from '@/ui/stateView'
import { Modal } from '@/ui/overlay/Modal'
import { changeStaffAtom, openWorkViewAtom, workOfAtom } from '../../staffState'
import { settingWords } from '../../words'
import { personName } from './personWords'

type DeactivateDialogProps = { person: StaffPerson; onClose: () => void }

/** Jobs that are named before an account is deactivated; of the rest, how many. */
const named = 6

/**
 * Asks before an account is deactivated, with the open work that stays behind, and then offers the ways out of it.
 * Draw it while it is open.
 */
export function DeactivateDialog({ person, onClose }: DeactivateDialogProps) {
  const words = useWords(settingWords).staff.deactivateDialog
  const { common, failures } = useWords(sharedAdminWords)
  const view = useAtomValue(openWorkViewAtom)
  const askFor = useSetAtom(workOfAtom)
  const change = useSetAtom(changeStaffAtom)
  const tell = useTell()
  const [failure, setFailure] = useState<BusinessFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const name = personName(person)
  const work = view.status === 'ready' ? view.value : []
  useEffect(() => {
    askFor(person.id)
    return () => askFor('')
  }, [askFor, person.id])

  async function deactivate() {
    if (isBusy) return
    setAttempt(attempt + 1)
    setFailure(null)
    setBusy(true)
    const outcome = await tell(
      change((gateway) => gateway.deactivate(person.id)),
      { title: words.done(name) },
      'form',
    )
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    if (work.length > 0) setDone(true)
    else onClose()
  }

  if (isDone) {
    return (
      <Modal
        isOpen
        onClose={onClose}
        title={words.doneTitle(name)}
        description={words.doneText}
        size="lg"
        closeLabel={common.close}
        footer={
          <Button variant="action" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <AffectedJobs affected={work} title={words.left} />
      </Modal>
    )
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(name)}
      role="alertdialog"
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void deactivate()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {failure && <FailureAlert key={attempt} {...businessFailureWords(failure, failures)} />}
        <p>{words.text}</p>
        {view.status === 'loading' && (
          <chakra.div aria-busy="true" display="grid" gap="2">
            <LoadingText>{words.loading}</LoadingText>
            <Skeleton width="60%" />
            <Skeleton />
          </chakra.div>
        )}
        {(view.status === 'error' || view.status === 'forbidden') && (
          <p {...stateView('error')}>{words.missing}</p>
        )}
        {view.status === 'ready' && <OpenWork work={work} />}
      </chakra.div>
    </Modal>
  )
}

function OpenWork({ work }: { work: readonly Affected[] }) {
  const words = useWords(settingWords).staff.deactivateDialog
  const { timeFrames } = useWords(sharedWords)
  const { shortDay } = useFormats()
  if (work.length === 0) return <p>{words.none}</p>
  return (
    <div>
      <chakra.p fontWeight="semibold">{words.work(work.length)}</chakra.p>
      <chakra.ul m="0" my="2" ps="5" listStyleType="disc" overflowWrap="anywhere">
        {work.slice(0, named).map(({ job }) => (
          <li key={job.id}>
            {words.job(
              job.id,
              shortDay(job.scheduledDate),
              timeFrames[job.scheduledTime],
              job.customer,
            )}
          </li>
        ))}
        {work.length > named && <li>{words.more(work.length - named)}</li>}
      </chakra.ul>
      <p>{words.after}</p>
    </div>
  )
}
