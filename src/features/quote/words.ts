import type { QuoteField } from '@/domain/quoteFields'
import type { QuoteFieldProblem } from '@/domain/quoteSubmission'
import { featureWords } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the quote wizard. */
export const quoteWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

export type QuoteWords = typeof words

/** The message of a refused answer. */
export function problemText(
  words: Pick<QuoteWords, 'problems' | 'problem'>,
  field: QuoteField,
  problem: QuoteFieldProblem,
): string {
  const messages: Partial<Record<QuoteFieldProblem, string>> = words.problems[field]
  return messages[problem] ?? words.problem
}
