import { useSetAtom } from 'jotai'
import type { StaffList } from '@/domain/staffAccess'
import { ConfirmDialog } from '@/features/admin/shared/screens/ConfirmDialog'
import { useTell } from '@/features/admin/shared/screens/useTell'
import { useWords } from '@/platform/words/words'
import { changeStaffAtom } from '../../staffState'
import { settingWords } from '../../words'
import { DeactivateDialog } from './DeactivateDialog'
import { PersonSheet } from './PersonSheet'
import { RoleDialog } from './RoleDialog'
import { TechnicianRecordDialog } from './TechnicianRecordDialog'
import { personName } from './personWords'

/** What is being done about a person. */
export type PersonAct = {
  kind: 'manage' | 'role' | 'technician' | 'reset' | 'deactivate'
  id: string
}

type PersonDialogsProps = {
  list: StaffList
  act: PersonAct | null
  onAct: (act: PersonAct | null) => void
}

/** The sheet of a person, or the dialog of what is being done about them: one at a time. */
export function PersonDialogs({ list, act, onAct }: PersonDialogsProps) {
  const words = useWords(settingWords).staff.resetDialog
  const change = useSetAtom(changeStaffAtom)
  const tell = useTell()
  const person = list.people.find(({ id }) => id === act?.id)
  const close = () => onAct(null)
  if (!act || !person) return null
  const shared = { person, onClose: close }
  switch (act.kind) {
    case 'manage':
      return (
        <PersonSheet
          {...shared}
          people={list.people}
          onAct={(kind) => onAct({ kind, id: person.id })}
        />
      )
    case 'role':
      return <RoleDialog {...shared} />
    case 'technician':
      return <TechnicianRecordDialog {...shared} technicians={list.technicians} />
    case 'deactivate':
      return <DeactivateDialog {...shared} />
    case 'reset':
      return (
        <ConfirmDialog
          isOpen
          title={words.title(personName(person))}
          text={words.text}
          confirm={words.confirm}
          onClose={close}
          onConfirm={() =>
            tell(
              change((gateway) => gateway.resetTwoFactor(person.id)),
              { title: words.done(personName(person)) },
            )
          }
        />
      )
  }
}
