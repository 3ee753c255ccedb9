import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { TechnicianTime } from '@/domain/capacity'
import { businessFailureWords } from '@/features/admin/shared/failureWords'
import { WeekHours } from '@/features/admin/shared/screens/WeekHours'
import { weekRowProblem, weekRows, type WeekRow } from '@/features/admin/shared/weekHours'
import { sharedAdminWords } from '@/features/admin/shared/words'
import { showToastAtom } from '@/platform/toasts/toasts'
import { useWords } from '@/platform/words/words'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FailureAlert } from '@/ui/FailureAlert'
import { TextField } from '@/ui/TextField'
import { readTimeAtom, saveHoursAtom } from '../timeState'
import { technicianWords } from '../words'

type Entered = { rows: readonly WeekRow[]; homeZip: string }

/** What was typed, what it began with, and the version of that. */
type Draft = Entered & { base: string; version: number }

type Problem =
  | { kind: 'none' }
  | { kind: 'unsent' }
  | { kind: 'stale' }
  | { kind: 'failed'; failure: BusinessFailure; attempt: number }

type HoursFormProps = { time: TechnicianTime; onDirty: (isDirty: boolean) => void }

/** The weekly hours and the home ZIP. Somebody else's change is told, and never overwritten unseen. */
export function HoursForm({ time, onDirty }: HoursFormProps) {
  const words = useWords(technicianWords).time.hours
  const { common, failures } = useWords(sharedAdminWords)
  const save = useSetAtom(saveHoursAtom)
  const readLatest = useSetAtom(readTimeAtom)
  const show = useSetAtom(showToastAtom)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [problem, setProblem] = useState<Problem>({ kind: 'none' })
  const [isBusy, setBusy] = useState(false)
  const stored = enteredOf(time)
  const { rows, homeZip } = draft ?? stored

  function change(changes: Partial<Entered>) {
    const begun = draft ?? { ...stored, base: textOf(stored), version: time.version }
    const next = { ...begun, ...changes }
    const isChanged = textOf(next) !== begun.base
    setDraft(isChanged ? next : null)
    onDirty(isChanged)
    if (problem.kind === 'unsent') setProblem({ kind: 'none' })
  }

  function forget() {
    setDraft(null)
    setProblem({ kind: 'none' })
    onDirty(false)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (rows.some(weekRowProblem) || (homeZip !== '' && !isZip(homeZip))) {
      return setProblem({ kind: 'unsent' })
    }
    setBusy(true)
    // Time off has its own way to be saved: a version that only that has changed is no conflict.
    const version = !draft || draft.base === textOf(stored) ? time.version : draft.version
    const outcome = await save({ version, hours: hoursOf(rows), homeZip })
    if (outcome.ok) {
      forget()
      show({ tone: 'success', title: words.saved })
    } else if (outcome.failure.kind === 'stale') {
      const latest = await readLatest()
      if (latest.ok) {
        const { version: now } = latest.value
        setDraft({ rows, homeZip, base: textOf(enteredOf(latest.value)), version: now })
        setProblem({ kind: 'stale' })
      } else fail(latest.failure)
    } else fail(outcome.failure)
    setBusy(false)
  }

  function fail(failure: BusinessFailure) {
    const attempt = problem.kind === 'failed' ? problem.attempt + 1 : 1
    setProblem({ kind: 'failed', failure, attempt })
  }

  const refused = (field: string) =>
    problem.kind === 'failed' &&
    problem.failure.kind === 'invalid' &&
    problem.failure.errors.some((error) => error.field === field)
  const isZipWrong =
    (problem.kind === 'unsent' && homeZip !== '' && !isZip(homeZip)) || refused('homeZip')

  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void send(event)}>
      {problem.kind === 'failed' && (
        <FailureAlert key={problem.attempt} {...businessFailureWords(problem.failure, failures)} />
      )}
      {problem.kind === 'stale' && (
        <Alert
          tone="warning"
          announce="assertive"
          title={words.stale}
          actions={
            <Button size="sm" onClick={forget}>
              {words.take}
            </Button>
          }
        >
          {words.staleText}
        </Alert>
      )}
      <WeekHours
        legend={words.legend}
        hint={words.hint}
        rows={rows}
        onChange={(changed) => change({ rows: changed })}
        showsProblems={problem.kind === 'unsent'}
        offLabel={words.off}
        error={refused('hours') ? words.wrongHours : undefined}
      />
      <chakra.div maxW="16rem">
        <TextField
          label={words.homeZip}
          hint={words.homeZipHint}
          marker={common.form.optional}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={homeZip}
          error={isZipWrong ? words.wrongZip : undefined}
          onChange={({ target }) => change({ homeZip: target.value.trim() })}
        />
      </chakra.div>
      <chakra.div>
        <Button type="submit" variant="solid" busy={isBusy} busyLabel={common.form.saving}>
          {words.save}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

function enteredOf({ hours, homeZip }: TechnicianTime): Entered {
  const rows = weekRows(
    hours.map(({ weekday, starts, ends }) => ({ weekday, from: starts, until: ends })),
  )
  return { rows, homeZip }
}

function hoursOf(rows: readonly WeekRow[]) {
  return rows
    .filter(({ isOn }) => isOn)
    .map(({ weekday, from, until }) => ({ weekday, starts: from, ends: until }))
    .sort((a, b) => a.weekday - b.weekday)
}

function textOf({ rows, homeZip }: Entered): string {
  return JSON.stringify([hoursOf(rows), homeZip])
}

function isZip(text: string): boolean {
  return /^\d{5}$/.test(text)
}
