import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { site } from '@/content/en/site'
import { formatHour, openStateAt } from '@/domain/openNow'

const minute = 60_000

function onEveryMinute(tick: () => void) {
  const timer = setInterval(tick, minute / 2)
  return () => clearInterval(timer)
}

function wordsAt(instant: Date) {
  const state = openStateAt(instant)
  if (state.open) return site.openNow.openUntil(formatHour(state.closesAtHour))
  const hour = formatHour(state.opensAtHour)
  if (state.inDays === 0) return site.openNow.opensToday(hour)
  if (state.inDays === 1) return site.openNow.opensTomorrow(hour)
  return site.openNow.opensOn(site.openNow.weekdays[state.weekday] ?? '', hour)
}

/**
 * "Open now, until 7 PM" or when the shops open next. The prerendered page cannot know the hour, so it
 * carries a line that is always true; the clock takes over once the page is alive.
 */
export function OpenNow() {
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
      {now === null ? site.openNow.fallback : wordsAt(new Date(now))}
    </chakra.span>
  )
}
