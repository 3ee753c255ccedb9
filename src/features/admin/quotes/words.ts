import { featureWords } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the quotes screen. */
export const quotesWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

/** Their shape, for code that is given them. */
export type QuotesWords = typeof words
