import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the first run. */
export const setupWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

/** Their shape, for code that is given them. */
export type SetupWords = Translated<typeof words>
