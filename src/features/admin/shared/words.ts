import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words that the rooms of the admin panel share. */
export const sharedAdminWords = featureWords(
  words,
  import.meta.glob(['./words/*.ts', '!./words/en.ts']),
)

/** Their shape, for code that is given them. */
export type SharedAdminWords = Translated<typeof words>
