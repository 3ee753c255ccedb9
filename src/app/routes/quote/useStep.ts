import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { QuoteStep } from '@/domain/quoteFields'
import { nextQuoteStep, quoteStepPaths } from '@/domain/quoteProgress'
import { useQuote } from '../../providers/useQuote'

/** Makes a step the draft's current one while its page is open, and leads on to the next. */
export function useStep(step: QuoteStep) {
  const { setStep } = useQuote()
  const navigate = useNavigate()
  useEffect(() => setStep(step), [setStep, step])
  return { advance: () => void navigate(quoteStepPaths[nextQuoteStep(step)]) }
}
