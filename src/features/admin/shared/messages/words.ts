import { featureWords } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the message log. */
export const messageWords = featureWords(
  words,
  import.meta.glob(['./words/*.ts', '!./words/en.ts']),
)
