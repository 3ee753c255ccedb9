import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of signing in and out, accounts and passwords. */
export const authWords = featureWords(words, import.meta.glob(['./words/*.ts', '!./words/en.ts']))

/** Their shape, for code that is given them. */
export type AuthWords = Translated<typeof words>
