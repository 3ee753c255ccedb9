import { quoteWords, type QuoteWords } from '../../words'
import {
  isTimeFrame,
  timeFrames,
  type DayAvailability,
  type TimeFrame,
} from '@/domain/appointments'
import { sharedWords, type SharedWords } from '@/platform/words/shared'
import { useWords } from '@/platform/words/words'
import type { FrameSlot } from '../../state/quoteAvailability'
import { Badge } from '@/ui/Badge'
import { RadioCards, type RadioCard } from '@/ui/RadioCards'

type TimeFieldProps = {
  /** The chosen day; none while no day is chosen that can be had. */
  day?: DayAvailability
  taken: FrameSlot | null
  value: TimeFrame | ''
  onChange: (timeFrame: TimeFrame) => void
  error?: string
}

/** The time frames that are free on the chosen day; the one that somebody has just got is marked. */
export function TimeField({ day, taken, value, onChange, error }: TimeFieldProps) {
  const words = useWords(quoteWords).appointment.time
  const labels = useWords(sharedWords).timeFrames
  const options = day ? optionsOf(day, taken, words, labels) : []
  const isGone = value !== '' && !options.some((option) => option.value === value)
  return (
    <RadioCards
      legend={words.legend}
      name="timeFrame"
      minCardWidth="15rem"
      options={options}
      value={value}
      onChange={onChange}
      hint={!day ? words.chooseDate : isGone && !error ? words.gone : undefined}
      error={error}
    />
  )
}

function optionsOf(
  day: DayAvailability,
  taken: FrameSlot | null,
  words: QuoteWords['appointment']['time'],
  labels: SharedWords['timeFrames'],
): RadioCard<TimeFrame>[] {
  const free = day.frames.map(({ timeFrame, seatsLeft }): RadioCard<TimeFrame> => ({
    value: timeFrame,
    label: labels[timeFrame],
    aside: seatsLeft === 1 ? <Badge>{words.lastSeat}</Badge> : undefined,
  }))
  if (!taken || taken.date !== day.date || !isTimeFrame(taken.timeFrame)) return free
  const gone: RadioCard<TimeFrame> = {
    value: taken.timeFrame,
    label: labels[taken.timeFrame],
    aside: <Badge tone="warning">{words.justTaken}</Badge>,
    disabled: true,
  }
  const place = ({ value }: RadioCard<TimeFrame>) => timeFrames.indexOf(value)
  return [...free.filter(({ value }) => value !== taken.timeFrame), gone].sort(
    (a, b) => place(a) - place(b),
  )
}
