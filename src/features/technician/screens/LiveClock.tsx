import { technicianWords } from '../words'
import { useWords } from '@/platform/words/words'
import { useFormats } from '@/platform/formats/formats'
import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'

/** The time as the business reckons it, in business time, whatever zone the phone is in. */
export function LiveClock() {
  const technician = useWords(technicianWords)
  const formats = useFormats()
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    // Looked at each second, drawn again only when the minute has changed.
    const timer = setInterval(() => {
      setNow((shown) => {
        const next = new Date()
        return Math.floor(next.getTime() / 60_000) === Math.floor(shown.getTime() / 60_000)
          ? shown
          : next
      })
    }, 1000)
    return () => clearInterval(timer)
  }, [])

  return (
    <chakra.p m="0" lineHeight="1.25" whiteSpace="nowrap">
      <chakra.span srOnly>{technician.day.clock}: </chakra.span>
      <time dateTime={now.toISOString()}>
        <chakra.span
          fontFamily="heading"
          fontWeight="bold"
          fontSize="xl"
          fontVariantNumeric="tabular-nums"
        >
          {formats.time(now)}
        </chakra.span>
      </time>
    </chakra.p>
  )
}
