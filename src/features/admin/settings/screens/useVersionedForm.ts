import { useEffect, useState } from 'react'
import { useSetAtom } from 'jotai'
import type { BusinessFailure, FieldError } from '@/domain/businessFailures'
import type { Outcome } from '@/domain/failures'
import { noteUnsavedAtom, type SettingsTab } from '../tabs'

/** What keeps the form from being taken. */
export type FormProblem<Draft> =
  | { kind: 'none' }
  /** Something typed cannot be right. */
  | { kind: 'unsent' }
  /** Somebody else saved first; `both`: what they and this person have changed. */
  | { kind: 'stale'; both: readonly (keyof Draft & string)[]; theirs: Draft }
  | { kind: 'failed'; failure: BusinessFailure }

type Answer<Value> = Promise<Outcome<Value, BusinessFailure>>

type VersionedForm<Draft extends object, Value extends { version: number }> = {
  tab: SettingsTab
  /** What is stored. */
  value: Value
  /** The form over it, part by part: a part is what two people can change apart. */
  draftOf: (value: Value) => Draft
  isWrong: (draft: Draft) => boolean
  save: (version: number, draft: Draft) => Answer<Value>
  readLatest: () => Answer<Value>
  onSaved: () => void
}

/**
 * A form over something that has a version. What somebody else saved meanwhile is merged part by part: what this
 * person did not touch follows, what both have changed stays as typed until they choose.
 */
export function useVersionedForm<Draft extends object, Value extends { version: number }>({
  tab,
  value,
  draftOf,
  isWrong,
  save,
  readLatest,
  onSaved,
}: VersionedForm<Draft, Value>) {
  const [seen, setSeen] = useState(value)
  const [base, setBase] = useState(() => draftOf(value))
  const [draft, setDraft] = useState(base)
  const [problem, setProblem] = useState<FormProblem<Draft>>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const changed = changedParts(draft, base)
  const isUnsaved = changed.length > 0
  const note = useSetAtom(noteUnsavedAtom)
  useEffect(() => {
    note({ tab, part: 'form', isUnsaved })
    return () => note({ tab, part: 'form', isUnsaved: false })
  }, [note, tab, isUnsaved])

  function begin(latest: Value) {
    setSeen(latest)
    setBase(draftOf(latest))
    setDraft(draftOf(latest))
    setProblem({ kind: 'none' })
  }

  // Asked again by itself, what is stored comes newer: an untouched form follows, a touched one keeps its version.
  if (value.version > seen.version && !isUnsaved && !isBusy) begin(value)

  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    if (problem.kind === 'unsent' && !isWrong(next)) setProblem({ kind: 'none' })
    if (problem.kind === 'failed' && problem.failure.kind === 'invalid') {
      const errors = problem.failure.errors.filter(
        ({ field }) => !Object.keys(changes).some((part) => isOfPart(field, part)),
      )
      setProblem(
        errors.length > 0
          ? { kind: 'failed', failure: { kind: 'invalid', errors } }
          : { kind: 'none' },
      )
    }
  }

  async function send() {
    if (!isUnsaved || isBusy) return
    setAttempt(attempt + 1)
    if (isWrong(draft)) return setProblem({ kind: 'unsent' })
    setBusy(true)
    const outcome = await save(seen.version, draft)
    const latest = !outcome.ok && outcome.failure.kind === 'stale' ? await readLatest() : outcome
    setBusy(false)
    if (!latest.ok) return setProblem({ kind: 'failed', failure: latest.failure })
    if (outcome.ok) {
      begin(outcome.value)
      return onSaved()
    }
    const theirs = draftOf(latest.value)
    const mine = Object.fromEntries(changed.map((part) => [part, draft[part]]))
    const changedThere = changedParts(theirs, base)
    const both = changedParts(draft, theirs).filter(
      (part) => changed.includes(part) && changedThere.includes(part),
    )
    setSeen(latest.value)
    setBase(theirs)
    setDraft({ ...theirs, ...mine })
    setProblem({ kind: 'stale', both, theirs })
  }

  return {
    draft,
    change,
    send,
    discard: () => begin(seen.version < value.version ? value : seen),
    problem,
    attempt,
    isBusy,
    isUnsaved,
    /** The parts that are changed and not saved. */
    changed,
    /** What the server has refused, field by field. */
    refusals: refusalsOf(problem),
    /** Puts what somebody else made of a part into the form. */
    take(part: keyof Draft & string) {
      if (problem.kind !== 'stale') return
      const next = { ...draft, [part]: problem.theirs[part] }
      setDraft(next)
      setProblem(
        changedParts(next, base).length > 0
          ? { ...problem, both: problem.both.filter((one) => one !== part) }
          : { kind: 'none' },
      )
    },
  }
}

/** The parts in which two states of a form differ. */
function changedParts<Draft extends object>(one: Draft, other: Draft): (keyof Draft & string)[] {
  const parts = Object.keys(one) as (keyof Draft & string)[]
  return parts.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]))
}

function refusalsOf<Draft>(problem: FormProblem<Draft>): readonly FieldError[] {
  return problem.kind === 'failed' && problem.failure.kind === 'invalid'
    ? problem.failure.errors
    : []
}

/** Whether a refused field, like `shops.0.zipCode` or `claims.rating`, is one of that part. */
function isOfPart(field: string, part: string): boolean {
  return field.split('.').includes(part)
}
