import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of the page of an invitation. */
export const invitationWords = featureWords(
  words,
  import.meta.glob(['./words/*.ts', '!./words/en.ts']),
)

/** Their shape, for code that is given them. */
export type InvitationWords = Translated<typeof words>
