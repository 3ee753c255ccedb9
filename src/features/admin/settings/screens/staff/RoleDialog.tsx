import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import { roles as allRoles, type Role } from '@/domain/roles'
import type { StaffPerson } from '@/domain/staffAccess'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { RadioCards } from '@/ui/RadioCards'
import { Modal } from '@/ui/overlay/Modal'
import { changeStaffAtom } from '../../staffState'
import { settingWords } from '../../words'
import { personName } from './personWords'

type RoleDialogProps = { person: StaffPerson; onClose: () => void }

/** Gives somebody another role, and says what each role may do. Draw it while it is open. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const words = useWords(settingWords).staff.roleDialog
  const { common, failures } = useWords(sharedAdminWords)
  const { roles } = useWords(sharedWords)
  const change = useSetAtom(changeStaffAtom)
  const tell = useTell()
  const id = useId()
  const [role, setRole] = useState<Role>(person.role)
  const [isSame, setSame] = useState(false)
  const [failure, setFailure] = useState<BusinessFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const name = personName(person)

  async function send() {
    if (isBusy) return
    setSame(role === person.role)
    if (role === person.role) return
    setAttempt(attempt + 1)
    setFailure(null)
    setBusy(true)
    const outcome = await tell(
      change((gateway) => gateway.changeRole(person.id, role)),
      { title: words.done(name, roles[role]) },
      'form',
    )
    setBusy(false)
    if (outcome.ok) onClose()
    else setFailure(outcome.failure)
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.title(name)}
      description={words.now(roles[person.role])}
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
        <RadioCards
          legend={words.label}
          name={`${id}-role`}
          minCardWidth="100%"
          error={isSame ? words.same : undefined}
          value={role}
          options={allRoles.map((value) => ({
            value,
            label: roles[value],
            description: words.means[value],
          }))}
          onChange={(chosen) => {
            setRole(chosen)
            setSame(false)
          }}
        />
      </chakra.div>
    </Modal>
  )
}
