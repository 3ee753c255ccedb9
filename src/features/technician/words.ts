import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the technician portal. */
export const technicianWords = featureWords(
  words,
  import.meta.glob(['./words/*.ts', '!./words/en.ts']),
)

/** Their shape, for code that is given them. */
export type TechnicianWords = Translated<typeof words>
