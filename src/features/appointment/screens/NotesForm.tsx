import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { longestAppointmentNote, type AppointmentNotes } from '@/domain/myAppointment'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { TextAreaField } from '@/ui/TextAreaField'
import { saveNotesAtom, type Reached } from '../state/changes'
import { appointmentWords } from '../words'
import { ChangeFailure, failedAgain, type Failed } from './ChangeFailure'

/** The gate code, where to park, and a note. What is typed stays until it is saved. */
export function NotesForm({ reached: { access, appointment } }: { reached: Reached }) {
  const { notes: words } = useWords(appointmentWords)
  const save = useSetAtom(saveNotesAtom)
  const [typed, setTyped] = useState<Partial<AppointmentNotes>>({})
  const [failed, setFailed] = useState<Failed | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const notes: AppointmentNotes = {
    accessNote: typed.accessNote ?? appointment.accessNote,
    customerNote: typed.customerNote ?? appointment.customerNote,
  }
  const isTooLong = (text: string) => [...text].length > longestAppointmentNote

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || Object.values(notes).some(isTooLong)) return
    setBusy(true)
    const outcome = await save(access, notes)
    setBusy(false)
    setSaved(outcome.ok)
    if (outcome.ok) {
      setTyped({})
      setFailed(null)
    } else setFailed((last) => failedAgain(last, outcome.failure))
  }

  const field = (name: keyof AppointmentNotes) => ({
    name,
    rows: 2,
    value: notes[name],
    error: isTooLong(notes[name]) ? words.tooLong : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((last) => ({ ...last, [name]: target.value }))
      setSaved(false)
    },
  })

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <TextAreaField {...field('accessNote')} label={words.accessNote} hint={words.accessHint} />
      <TextAreaField
        {...field('customerNote')}
        label={words.customerNote}
        hint={words.customerHint}
      />
      <ChangeFailure failed={failed} appointment={appointment} />
      {isSaved && <Alert tone="success" announce="polite" title={words.saved} />}
      <div>
        <Button type="submit" variant="solid" busy={isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </chakra.form>
  )
}

/** What was written, where it cannot be changed any more. */
export function WrittenNotes({ appointment }: { appointment: AppointmentNotes }) {
  const { notes: words } = useWords(appointmentWords)
  const rows = [
    [words.accessNote, appointment.accessNote],
    [words.customerNote, appointment.customerNote],
  ] as const
  return (
    <chakra.dl m="0" display="grid" gap="3">
      {rows.map(([label, text]) => (
        <div key={label}>
          <chakra.dt textStyle="small" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd m="0" whiteSpace="pre-line">
            {text || words.none}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
