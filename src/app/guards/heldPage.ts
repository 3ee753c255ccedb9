import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { personAtom, sessionStateAtom } from '@/platform/session/sessionState'
import { useHasUnsavedForm } from '@/ui/leaving/unsavedForms'

/**
 * Whether a guard keeps showing the page that it has shown to this person although it is closed to them
 * now: while their session was ended for them, so that they sign in again over it, and for a reason of the
 * guard's own. Nothing that they wrote is lost. The page of somebody who went away is kept for that alone.
 * @param isOpen true while the guard lets the person see the page
 * @param isKept true for another reason to keep the page, such as a form with something unsaved
 */
export function useHeldPage(isOpen: boolean, isKept = false): boolean {
  const personId = useAtomValue(personAtom)?.id ?? null
  const { interrupted, signedOutReason } = useAtomValue(sessionStateAtom)
  const hasUnsavedForm = useHasUnsavedForm()
  const [shownTo, setShownTo] = useState<string | null>(null)
  const now = isOpen ? personId : shownTo
  if (now !== shownTo) setShownTo(now)
  const isInterrupted = interrupted !== null && (signedOutReason !== 'idle' || hasUnsavedForm)
  return (isInterrupted || isKept) && shownTo !== null && shownTo === personId
}
