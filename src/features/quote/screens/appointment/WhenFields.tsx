import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { quoteWords } from '../../words'
import type { TimeFrame } from '@/domain/appointments'
import { company } from '@/domain/company'
import { useWords } from '@/platform/words/words'
import {
  availabilityViewAtom,
  refreshAvailabilityAtom,
  type AvailabilityView,
} from '../../state/quoteAvailability'
import { mergeQuoteAtom, quoteDraftAtom } from '../../state/quoteDraft'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { DateField } from './DateField'
import { TimeField } from './TimeField'
import { stateView } from '@/ui/stateView'

type WhenFieldsProps = {
  /** Words of what is wrong. */
  errors: { date?: string; timeFrame?: string }
}

/** When: the days and time frames that can be had, or why they cannot be shown. */
export function WhenFields({ errors }: WhenFieldsProps) {
  const view = useAtomValue(availabilityViewAtom)
  const { date, timeFrame } = useAtomValue(quoteDraftAtom).appointmentDetails
  const merge = useSetAtom(mergeQuoteAtom)
  if (view.status === 'loading') return <Waiting />
  if (view.status !== 'ready') return <NothingToChoose view={view} />

  const dayOf = (wanted: string) => view.days.find((day) => day.date === wanted)
  const choose = (chosen: { date: string; timeFrame: TimeFrame | '' }) =>
    merge('appointmentDetails', chosen)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <DateField
        days={view.days}
        value={date}
        onChange={(chosen) => {
          const isFree = dayOf(chosen)?.frames.some((frame) => frame.timeFrame === timeFrame)
          choose({ date: chosen, timeFrame: isFree ? timeFrame : '' })
        }}
        error={errors.date}
      />
      <TimeField
        day={dayOf(date)}
        taken={view.taken}
        value={timeFrame}
        onChange={(chosen) => choose({ date, timeFrame: chosen })}
        error={errors.timeFrame}
      />
    </chakra.div>
  )
}

function Waiting() {
  const words = useWords(quoteWords).appointment.availability
  return (
    <chakra.div aria-busy="true" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.p {...stateView('loading')} role="status" textStyle="label">
        {words.loading}
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

type Blocked = Extract<AvailabilityView, { status: 'empty' } | { status: 'error' }>

function NothingToChoose({ view }: { view: Blocked }) {
  const { availability: words, call } = useWords(quoteWords).appointment
  const refresh = useSetAtom(refreshAvailabilityAtom)
  const isEmpty = view.status === 'empty'
  const isOffline = view.status === 'error' && view.failure.kind === 'offline'
  return (
    <Alert
      tone={isEmpty ? 'info' : 'warning'}
      state={isEmpty ? 'empty' : 'error'}
      announce="polite"
      title={isEmpty ? words.empty.title : words.error.title}
      actions={
        <>
          <Button variant="solid" onClick={() => refresh()}>
            {words.retry}
          </Button>
          <LinkButton href={company.phoneHref}>{call(company.phone)}</LinkButton>
        </>
      }
    >
      {isEmpty ? words.empty.text : isOffline ? words.error.offline : words.error.text}
    </Alert>
  )
}
