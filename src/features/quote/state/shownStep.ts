import { atom } from 'jotai'
import type { QuoteStep } from '@/domain/quoteFields'

/** The step that the page showed last; null before the first. A change of step moves by it. */
export const shownStepAtom = atom<QuoteStep | null>(null)
