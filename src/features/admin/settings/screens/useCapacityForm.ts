import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BusinessFailure } from '@/domain/businessFailures'
import type { CapacitySettings } from '@/domain/capacity'
import { readCapacityAtom, saveCapacityAtom } from '../capacityState'
import {
  capacityChanges,
  capacityProblems,
  changedParts,
  draftOf,
  mergedDraft,
  type CapacityDraft,
  type CapacityPart,
} from './capacityForm'

/** What keeps the form from being taken. */
type Problem =
  | { kind: 'none' }
  /** Something typed cannot be right. */
  | { kind: 'unsent' }
  /** Somebody else saved first; `both`: what they and this person have changed. */
  | { kind: 'stale'; both: readonly CapacityPart[]; theirs: CapacityDraft }
  | { kind: 'failed'; failure: BusinessFailure }

type CapacityFormState = {
  settings: CapacitySettings
  onDirty: (isDirty: boolean) => void
  onBusy: (isBusy: boolean) => void
  onSaved: () => void
}

/** The form of the capacity settings: what is typed, and sending what was changed of it. */
export function useCapacityForm({ settings, onDirty, onBusy, onSaved }: CapacityFormState) {
  const save = useSetAtom(saveCapacityAtom)
  const readLatest = useSetAtom(readCapacityAtom)
  const [version, setVersion] = useState(settings.version)
  const [base, setBase] = useState(() => draftOf(settings))
  const [draft, setDraft] = useState(base)
  const [problem, setProblem] = useState<Problem>({ kind: 'none' })
  const [attempt, setAttempt] = useState(0)

  function change(changes: Partial<CapacityDraft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    onDirty(changedParts(next, base).length > 0)
    if (problem.kind === 'unsent' && capacityProblems(next).length === 0) {
      setProblem({ kind: 'none' })
    }
  }

  async function send() {
    setAttempt(attempt + 1)
    if (capacityProblems(draft).length > 0) return setProblem({ kind: 'unsent' })
    onBusy(true)
    const outcome = await save({ version, ...capacityChanges(draft, base) })
    onBusy(false)
    if (outcome.ok) {
      onDirty(false)
      return onSaved()
    }
    if (outcome.failure.kind !== 'stale') {
      return setProblem({ kind: 'failed', failure: outcome.failure })
    }
    const latest = await readLatest()
    if (!latest.ok) return setProblem({ kind: 'failed', failure: latest.failure })
    const merged = mergedDraft(draft, base, latest.value)
    setVersion(latest.value.version)
    setBase(merged.base)
    setDraft(merged.draft)
    setProblem({ kind: 'stale', both: merged.both, theirs: merged.base })
  }

  return {
    draft,
    change,
    send,
    problem,
    attempt,
    /** Puts what somebody else made of a part into the form. */
    take(part: CapacityPart) {
      if (problem.kind !== 'stale') return
      change({ [part]: problem.theirs[part] })
      setProblem({ ...problem, both: problem.both.filter((one) => one !== part) })
    },
  }
}
