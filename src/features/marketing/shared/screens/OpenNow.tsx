import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { openStateAt, type OpenState } from '@/domain/openNow'
import { closedSoon } from '@/domain/siteSettings'
import { businessToday } from '@/domain/businessTime'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { sharedWords, type SharedWords } from '@/platform/words/shared'
import { useSiteSettings } from '@/platform/site/siteSettings'

const minute = 60_000

function onEveryMinute(tick: () => void) {
  const timer = setInterval(tick, minute / 2)
  return () => clearInterval(timer)
}

function sentenceOf(
  state: OpenState | null,
  words: SharedWords['site']['openNow'],
  { hour: formatHour }: Formats,
) {
  if (!state) return words.closed
  if (state.open) return words.openUntil(formatHour(state.closesAtHour))
  const hour = formatHour(state.opensAtHour)
  if (state.inDays === 0) return words.opensToday(hour)
  if (state.inDays === 1) return words.opensTomorrow(hour)
  return words.opensOn(words.weekdays[state.weekday] ?? '', hour)
}

/** This minute; null on a page that is drawn beforehand, until it is hydrated. */
function useMinute(): number | null {
  return useSyncExternalStore(
    onEveryMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  )
}

/**
 * "Open now, until 7 PM" or when the shops open next. The prerendered page cannot know the hour, so it
 * carries a line that is always true until it is hydrated.
 */
export function OpenNow() {
  const { site } = useWords(sharedWords)
  const formats = useFormats()
  const settings = useSiteSettings()
  const now = useMinute()
  const state = now === null ? null : openStateAt(new Date(now), settings)
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" minH="6">
      <chakra.span
        aria-hidden="true"
        boxSize="2.5"
        flexShrink="0"
        borderRadius="full"
        bg={state?.open ? 'green.400' : 'amber.400'}
      />
      <span>{now === null ? site.openNow.fallback : sentenceOf(state, site.openNow, formats)}</span>
    </chakra.span>
  )
}

/**
 * The days of a week from today on which the shops are closed: "Closed Dec 25: Christmas Day". The line keeps its
 * place while there is nothing to tell, so that nothing moves when the answer comes.
 */
export function ClosedSoon() {
  const { site } = useWords(sharedWords)
  const formats = useFormats()
  const settings = useSiteSettings()
  const now = useMinute()
  const days = now === null ? [] : closedSoon(settings, businessToday(new Date(now)))
  return (
    <chakra.span display="block" minH="6">
      {days.map(({ day, name }) => (
        <chakra.span key={day} display="block">
          {site.openNow.closedOn(formats.monthDay(day), name)}
        </chakra.span>
      ))}
    </chakra.span>
  )
}
