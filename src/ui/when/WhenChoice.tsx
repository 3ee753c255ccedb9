import { chakra } from '@chakra-ui/react'
import { Alert } from '../Alert'
import { Button, LinkButton } from '../Button'
import { Skeleton } from '../Skeleton'
import { stateView } from '../stateView'
import { DayChoice } from './DayChoice'
import { FrameChoice } from './FrameChoice'
import type { ChosenWhen, WhenFormats, WhenView, WhenWords } from './when'

type WhenChoiceProps = {
  /** What is known of the days: being asked for, there, none, or not to be had. */
  view: WhenView
  value: ChosenWhen
  /** Another day keeps the frame where that is free too. */
  onChange: (chosen: ChosenWhen) => void
  /** Asks the server again. */
  onRetry: () => void
  /** Words of what is wrong. */
  errors?: { date?: string; timeFrame?: string }
  words: WhenWords
  formats: WhenFormats
  /** The company's own number, for who finds nothing. */
  phone: CompanyPhone
}

type CompanyPhone = { phone: string; phoneHref: string }

/** When: the days and time frames that can be had, or why they cannot be shown. */
export function WhenChoice({
  view,
  value,
  onChange,
  onRetry,
  errors = {},
  words,
  formats,
  phone,
}: WhenChoiceProps) {
  if (view.status === 'loading') return <Waiting label={words.availability.loading} />
  if (view.status !== 'ready') {
    return (
      <NothingToChoose view={view} words={words.availability} onRetry={onRetry} phone={phone} />
    )
  }
  const dayOf = (wanted: string) => view.days.find((day) => day.date === wanted)
  const { date, timeFrame } = value
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <DayChoice
        days={view.days}
        value={date}
        onChange={(chosen) => {
          const isFree = dayOf(chosen)?.frames.some((frame) => frame.timeFrame === timeFrame)
          onChange({ date: chosen, timeFrame: isFree ? timeFrame : '' })
        }}
        error={errors.date}
        words={words.date}
        formats={formats}
      />
      <FrameChoice
        day={dayOf(date)}
        taken={view.taken}
        value={timeFrame}
        onChange={(chosen) => onChange({ date, timeFrame: chosen })}
        error={errors.timeFrame}
        words={words.time}
        labels={formats.timeFrames}
      />
    </chakra.div>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <chakra.div aria-busy="true" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.p {...stateView('loading')} role="status" textStyle="label">
        {label}
      </chakra.p>
      <chakra.div
        display="grid"
        gap="2.5"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
      >
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="4.25rem" />
        ))}
      </chakra.div>
      <Skeleton width="6rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
    </chakra.div>
  )
}

type NothingToChooseProps = {
  view: Extract<WhenView, { status: 'empty' } | { status: 'error' }>
  words: WhenWords['availability']
  onRetry: () => void
  phone: CompanyPhone
}

function NothingToChoose({ view, words, onRetry, phone }: NothingToChooseProps) {
  const isEmpty = view.status === 'empty'
  const isOffline = view.status === 'error' && view.isOffline
  return (
    <Alert
      tone={isEmpty ? 'info' : 'warning'}
      state={isEmpty ? 'empty' : 'error'}
      announce="polite"
      title={isEmpty ? words.empty.title : words.error.title}
      actions={
        <>
          <Button variant="solid" onClick={onRetry}>
            {words.retry}
          </Button>
          <LinkButton href={phone.phoneHref}>{words.call(phone.phone)}</LinkButton>
        </>
      }
    >
      {isEmpty ? words.empty.text : isOffline ? words.error.offline : words.error.text}
    </Alert>
  )
}
