import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the ways out. */
export const wayWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

/** Their shape, for code that is given them. */
export type WayWords = Translated<typeof words>
