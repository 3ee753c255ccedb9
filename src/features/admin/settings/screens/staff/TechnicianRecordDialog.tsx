import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { StaffList, StaffPerson } from '@/domain/staffAccess'
import { businessFailureWords, fieldProblemWords } from '@/features/admin/shared/failureWords'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { SelectField } from '@/ui/SelectField'
import { Modal } from '@/ui/overlay/Modal'
import { changeStaffAtom } from '../../staffState'
import { settingWords } from '../../words'
import { personName } from './personWords'

type TechnicianRecordDialogProps = {
  person: StaffPerson
  /** The records that belong to no account. */
  technicians: StaffList['technicians']
  onClose: () => void
}

/** Hands a technician's record to an account, or takes it back. Draw it while it is open. */
export function TechnicianRecordDialog({
  person,
  technicians,
  onClose,
}: TechnicianRecordDialogProps) {
  const words = useWords(settingWords).staff.technicianDialog
  const { common, failures } = useWords(sharedAdminWords)
  const change = useSetAtom(changeStaffAtom)
  const tell = useTell()
  const id = useId()
  const own = person.technicianId
  const [chosen, setChosen] = useState(own ?? '')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<BusinessFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const name = personName(person)
  const offered = [
    ...(own ? [{ id: own, name: person.technicianName ?? own }] : []),
    ...technicians.filter((technician) => technician.id !== own),
  ]

  async function send() {
    if (isBusy) return
    if (chosen === (own ?? '')) return setError(words.same)
    setAttempt(attempt + 1)
    setFailure(null)
    setBusy(true)
    const record = offered.find((one) => one.id === (chosen || own))
    const outcome = await tell(
      change((gateway) =>
        chosen
          ? gateway.handTechnician(chosen, person.id)
          : gateway.handTechnician(own ?? '', null),
      ),
      { title: chosen ? words.given(record?.name ?? chosen, name) : words.taken(name) },
      'form',
    )
    setBusy(false)
    if (outcome.ok) return onClose()
    const refused = outcome.failure.kind === 'invalid' ? outcome.failure.errors[0] : undefined
    if (refused) setError(fieldProblemWords(refused.problem, words.label, failures))
    else setFailure(outcome.failure)
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(name)}
      description={words.text}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="action" busy={isBusy} onClick={() => void send()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {failure && <FailureAlert key={attempt} {...businessFailureWords(failure, failures)} />}
        <SelectField
          id={`${id}-record`}
          label={words.label}
          error={error}
          value={chosen}
          placeholder={words.none}
          options={offered.map((technician) => ({
            value: technician.id,
            label: `${technician.name} (${technician.id})`,
          }))}
          onChange={({ target }) => {
            setChosen(target.value)
            setError(undefined)
          }}
        />
      </chakra.div>
    </Modal>
  )
}
