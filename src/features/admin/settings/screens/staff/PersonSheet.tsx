import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { StaffPerson } from '@/domain/staffAccess'
import { BreakableEmail } from '@/ui/BreakableEmail'
import { useBusinessClock } from '@/features/admin/shared/screens/useBusinessClock'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { Button } from '@/ui/Button'
import { SummaryList } from '@/ui/SummaryList'
import { Modal } from '@/ui/overlay/Modal'
import type { StaffGateway } from '../../staffGateway'
import { changeStaffAtom } from '../../staffState'
import { settingWords } from '../../words'
import type { PersonAct } from './PersonDialogs'
import { PersonState } from './PersonState'
import { personActions, type PersonAction } from './personActions'
import { personName, seenWords } from './personWords'

type PersonSheetProps = {
  person: StaffPerson
  people: readonly StaffPerson[]
  onAct: (kind: PersonAct['kind']) => void
  onClose: () => void
}

/** One person: what is known of the account, and what can be done about it, or why it cannot. */
export function PersonSheet({ person, people, onAct, onClose }: PersonSheetProps) {
  const words = useWords(settingWords).staff
  const { common } = useWords(sharedAdminWords)
  const { roles } = useWords(sharedWords)
  const formats = useFormats()
  const now = useBusinessClock()
  const change = useSetAtom(changeStaffAtom)
  const tell = useTell()
  const [busy, setBusy] = useState<PersonAction['kind'] | null>(null)
  const name = personName(person)
  const { facts } = words.sheet

  async function atOnce(kind: 'unlock' | 'reactivate') {
    if (busy) return
    setBusy(kind)
    await tell(
      change((gateway: StaffGateway) => gateway[kind](person.id)),
      { title: words.sheet[kind].done(name) },
    )
    setBusy(null)
  }

  return (
    <Modal isOpen onClose={onClose} shape="side" title={name} closeLabel={common.close}>
      <SummaryList
        rows={[
          { label: facts.email, value: <BreakableEmail email={person.email} /> },
          { label: facts.role, value: roles[person.role] },
          {
            label: facts.state,
            value: person.deactivatedAt ? (
              words.sheet.since(formats.instant(person.deactivatedAt))
            ) : (
              <PersonState person={person} now={now} />
            ),
          },
          { label: facts.seen, value: seenWords(person, now, words.people, formats) },
          {
            label: facts.twoFactor,
            value: person.twoFactor ? words.people.twoFactorOn : words.people.twoFactorOff,
          },
          {
            label: facts.technician,
            value: person.technicianId
              ? words.people.technician(person.technicianId, person.technicianName ?? '')
              : words.sheet.none,
          },
          {
            label: facts.openWork,
            value: person.openWork > 0 ? words.sheet.jobs(person.openWork) : words.sheet.none,
          },
        ]}
      />
      <chakra.h3 textStyle="card" mt="5" mb="2">
        {words.sheet.actions}
      </chakra.h3>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
        {personActions(person, people, now).map((action) => (
          <ActionRow
            key={action.kind}
            action={action}
            isBusy={busy === action.kind}
            onChoose={() =>
              action.kind === 'unlock' || action.kind === 'reactivate'
                ? void atOnce(action.kind)
                : onAct(action.kind)
            }
          />
        ))}
      </chakra.ul>
    </Modal>
  )
}

type ActionRowProps = { action: PersonAction; isBusy: boolean; onChoose: () => void }

/** What can be done, with what it brings about; where it cannot, why. */
function ActionRow({ action: { kind, hindrance }, isBusy, onChoose }: ActionRowProps) {
  const { sheet } = useWords(settingWords).staff
  const { title, text } = sheet[kind]
  const id = `person-${kind}`
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      p="3"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="md"
    >
      <chakra.p id={id} flex="1 1 12rem" minW="0" textStyle="small" color="fg.muted">
        {hindrance ? sheet.hindrances[hindrance] : text}
      </chakra.p>
      <Button
        size="sm"
        variant={kind === 'deactivate' && !hindrance ? 'danger' : 'outline'}
        busy={isBusy}
        aria-disabled={hindrance ? true : undefined}
        aria-describedby={id}
        onClick={onChoose}
      >
        {kind === 'technician' ? sheet.technician.button : title}
      </Button>
    </chakra.li>
  )
}
