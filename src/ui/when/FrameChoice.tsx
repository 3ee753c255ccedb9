import {
  timeFrames,
  type DayAvailability,
  type FrameSlot,
  type TimeFrame,
} from '@/domain/appointments'
import { Badge } from '../Badge'
import { RadioCards, type RadioCard } from '../RadioCards'
import type { WhenFormats, WhenWords } from './when'

type FrameChoiceProps = {
  /** The chosen day; none while no day is chosen that can be had. */
  day?: DayAvailability
  taken: FrameSlot | null
  value: TimeFrame | ''
  onChange: (timeFrame: TimeFrame) => void
  error?: string
  words: WhenWords['time']
  labels: WhenFormats['timeFrames']
}

/** The time frames that are free on the chosen day; the one that somebody has just got is marked. */
export function FrameChoice({
  day,
  taken,
  value,
  onChange,
  error,
  words,
  labels,
}: FrameChoiceProps) {
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
  words: WhenWords['time'],
  labels: WhenFormats['timeFrames'],
): RadioCard<TimeFrame>[] {
  const free = day.frames.map(({ timeFrame, seatsLeft }): RadioCard<TimeFrame> => ({
    value: timeFrame,
    label: labels[timeFrame],
    aside: seatsLeft === 1 ? <Badge>{words.lastSeat}</Badge> : undefined,
  }))
  if (!taken || taken.date !== day.date) return free
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
