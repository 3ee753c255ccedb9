import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import { isEmail } from '@/domain/email'
import { invitedRoles, type InvitedRole } from '@/domain/invitations'
import type { StaffList } from '@/domain/staffAccess'
import { businessFailureWords, fieldProblemWords } from '@/features/admin/shared/failureWords'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { RadioCards } from '@/ui/RadioCards'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { GuardedModal } from '@/ui/overlay/GuardedModal'
import { changeStaffAtom } from '../../staffState'
import { settingWords } from '../../words'

type InviteDialogProps = { technicians: StaffList['technicians']; onClose: () => void }

/** Invites somebody by e-mail, for a role, a technician with the record they take over. Draw it while it is open. */
export function InviteDialog({ technicians, onClose }: InviteDialogProps) {
  const { inviteDialog: words, roleDialog } = useWords(settingWords).staff
  const { common, failures } = useWords(sharedAdminWords)
  const { roles } = useWords(sharedWords)
  const change = useSetAtom(changeStaffAtom)
  const tell = useTell()
  const id = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitedRole>('technician')
  const [technicianId, setTechnicianId] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<BusinessFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (isBusy) return
    const address = email.trim()
    const wrong = address === '' ? words.missingEmail : isEmail(address) ? '' : words.wrongEmail
    setErrors(wrong ? { email: wrong } : {})
    setFailure(null)
    setAttempt(attempt + 1)
    if (wrong) return document.getElementById(`${id}-email`)?.focus()
    setBusy(true)
    const outcome = await tell(
      change((gateway) =>
        gateway.invite({
          email: address,
          role,
          technicianId: role === 'technician' && technicianId ? technicianId : null,
        }),
      ),
      { title: words.sent(address) },
      'form',
    )
    setBusy(false)
    if (outcome.ok) return onClose()
    refuse(outcome.failure)
  }

  function refuse(refused: BusinessFailure) {
    if (refused.kind !== 'invalid') return setFailure(refused)
    const labels = { email: words.email, role: words.role, technicianId: words.technician }
    const known = refused.errors.flatMap(({ field, problem }) => {
      const name = Object.keys(labels).find((label) => label === field)
      if (!name) return []
      const text =
        problem === 'already_staff'
          ? words.alreadyStaff
          : fieldProblemWords(problem, labels[name as keyof typeof labels], failures)
      return [[name, text] as const]
    })
    if (known.length === 0) return setFailure(refused)
    setErrors(Object.fromEntries(known))
    if (known.some(([name]) => name === 'email')) document.getElementById(`${id}-email`)?.focus()
  }

  const told =
    failure?.kind === 'unavailable' && failure.reason === 'rate_limited'
      ? { title: words.limited, next: words.limitedNext }
      : failure && businessFailureWords(failure, failures)

  return (
    <GuardedModal
      isDirty={email.trim() !== ''}
      onClose={onClose}
      discard={common.form.discard}
      title={words.title}
      description={words.description}
      closeLabel={common.close}
      renderFooter={(close) => (
        <>
          <Button onClick={close}>{common.cancel}</Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="action"
            busy={isBusy}
            busyLabel={words.sending}
          >
            {words.send}
          </Button>
        </>
      )}
    >
      <chakra.form
        id={`${id}-form`}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {told && <FailureAlert key={attempt} {...told} />}
        <TextField
          id={`${id}-email`}
          label={words.email}
          error={errors.email}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={254}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setErrors({})
          }}
        />
        <RadioCards
          legend={words.role}
          name={`${id}-role`}
          minCardWidth="100%"
          error={errors.role}
          value={role}
          options={invitedRoles.map((value) => ({
            value,
            label: roles[value],
            description: roleDialog.means[value],
          }))}
          onChange={setRole}
        />
        {role === 'technician' && (
          <SelectField
            id={`${id}-technician`}
            label={words.technician}
            marker={common.form.optional}
            hint={words.technicianHint}
            error={errors.technicianId}
            value={technicianId}
            placeholder={words.noTechnician}
            options={technicians.map((technician) => ({
              value: technician.id,
              label: `${technician.name} (${technician.id})`,
            }))}
            onChange={({ target }) => setTechnicianId(target.value)}
          />
        )}
      </chakra.form>
    </GuardedModal>
  )
}
