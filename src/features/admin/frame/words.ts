import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the admin panel's frame. */
export const frameWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

export type FrameWords = Translated<typeof words>
