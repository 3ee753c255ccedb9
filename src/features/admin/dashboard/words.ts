import { featureWords } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the dashboard. */
export const dashboardWords = featureWords(
  words,
  import.meta.glob(['./words/*.ts', '!./words/en.ts']),
)
