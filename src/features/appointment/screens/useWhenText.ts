import type { FrameSlot } from '@/domain/appointments'
import { useFormats } from '@/platform/formats/formats'
import { sharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import { appointmentWords } from '../words'

/** Writes a day and a frame in words: "Wednesday, June 17, 2026, 10:00 AM - 12:00 PM". */
export function useWhenText(): (slot: FrameSlot) => string {
  const { move } = useWords(appointmentWords)
  const { timeFrames } = useWords(sharedWords)
  const formats = useFormats()
  return ({ date, timeFrame }) => move.when(formats.longDay(date), timeFrames[timeFrame])
}
