import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words about the pages themselves: their titles and descriptions, and what stands without a script. */
export const appWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

/** Their shape, for code that is given them. */
export type AppWords = Translated<typeof words>
