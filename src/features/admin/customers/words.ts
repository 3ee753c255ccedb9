import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the customers room. */
export const customerWords = featureWords(
  words,
  import.meta.glob(['./words/*.ts', '!./words/en.ts']),
)

/** Their shape, for code that is given them. */
export type CustomerWords = Translated<typeof words>
