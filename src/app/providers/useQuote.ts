import { useAtomValue, useSetAtom } from 'jotai'
import { useContext } from 'react'
import {
  mergeQuoteAtom,
  quoteDraftAtom,
  quoteViewAtom,
  resetQuoteAtom,
  setQuoteStepAtom,
} from '@/features/quote/state/quoteDraft'
import { QuoteContext } from './quoteContext'

/**
 * The quote draft and its verbs: `merge` part of a section, `setStep`, `reset` to the empty state.
 * `isLoaded` is false until the browser's memory has been read.
 * @throws Error when used outside a `QuoteProvider`.
 */
export function useQuote() {
  if (!useContext(QuoteContext)) {
    throw new Error('useQuote must be used within a QuoteProvider')
  }
  const draft = useAtomValue(quoteDraftAtom)
  const isLoaded = useAtomValue(quoteViewAtom).status === 'ready'
  const merge = useSetAtom(mergeQuoteAtom)
  const setStep = useSetAtom(setQuoteStepAtom)
  const reset = useSetAtom(resetQuoteAtom)
  return { draft, isLoaded, merge, setStep, reset }
}
