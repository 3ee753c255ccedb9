import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the jobs room. */
export const jobWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

/** Their shape, for code that is given them. */
export type JobWords = Translated<typeof words>
