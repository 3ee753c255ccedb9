import { featureWords, type Translated } from '@/platform/words/words'
import { words } from './words/en'

/** The words of "My appointment" and "My appointments". */
export const appointmentWords = featureWords(
  words,
  import.meta.glob(['./words/*.ts', '!./words/en.ts']),
)

/** Their shape, for code that is given them. */
export type AppointmentWords = Translated<typeof words>
