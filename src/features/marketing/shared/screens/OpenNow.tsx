import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { openStateAt } from '@/domain/openNow'
import { useFormats, type Formats } from '@/platform/formats/formats'
import { useWords } from '@/platform/words/words'
import { sharedWords, type SharedWords } from '@/platform/words/shared'

const minute = 60_000

function onEveryMinute(tick: () => void) {
  const timer = setInterval(tick, minute / 2)
  return () => clearInterval(timer)
}

function sentenceAt(
  instant: Date,
  words: SharedWords['site']['openNow'],
  { hour: formatHour }: Formats,
) {
  const state = openStateAt(instant)
  if (state.open) return words.openUntil(formatHour(state.closesAtHour))
  const hour = formatHour(state.opensAtHour)
  if (state.inDays === 0) return words.opensToday(hour)
  if (state.inDays === 1) return words.opensTomorrow(hour)
  return words.opensOn(words.weekdays[state.weekday] ?? '', hour)
}

/**
 * "Open now, until 7 PM" or when the shops open next. The prerendered page cannot know the hour, so it
 * carries a line that is always true until it is hydrated.
 */
export function OpenNow() {
  const { site } = useWords(sharedWords)
  const formats = useFormats()
  const now = useSyncExternalStore(
    onEveryMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  )
  const open = now !== null && openStateAt(new Date(now)).open
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" minH="6">
      <chakra.span
        aria-hidden="true"
        boxSize="2.5"
        flexShrink="0"
        borderRadius="full"
        bg={open ? 'green.400' : 'amber.400'}
      />
      <span>
        {now === null ? site.openNow.fallback : sentenceAt(new Date(now), site.openNow, formats)}
      </span>
    </chakra.span>
  )
}
