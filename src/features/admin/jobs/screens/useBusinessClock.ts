import { useEffect, useState } from 'react'

/** This moment, looked at anew each minute: what is late on a board that stays open becomes so by itself. */
export function useBusinessClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
