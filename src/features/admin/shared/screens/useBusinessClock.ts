import { useEffect, useState } from 'react'

/** The current time, updated each minute, so that an open page marks what is late, or gone, when it becomes so. */
export function useBusinessClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
