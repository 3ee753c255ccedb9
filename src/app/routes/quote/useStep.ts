import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QuoteStep } from '@/domain/quoteFields'
import { nextQuoteStep, quoteStepPaths } from '@/domain/quoteProgress'
import { usePreload } from '../../navigation/usePreload'
import { useQuote } from '../../providers/useQuote'

/** Makes a step the draft's current one while its page is open, fetches the next one's code, and leads on to it. */
export function useStep(step: QuoteStep) {
  const { setStep } = useQuote()
  const navigate = useNavigate()
  const next = quoteStepPaths[nextQuoteStep(step)]
  usePreload(next)
  useEffect(() => setStep(step), [setStep, step])
  return { advance: () => void navigate(next) }
}
