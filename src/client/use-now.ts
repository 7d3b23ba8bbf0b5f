import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The moment, a minute old at most: what waits grows older while it is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(tick)
  }, [])
  return now
}
