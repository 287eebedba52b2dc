import { useEffect, useState } from 'react'
import type { Timestamp } from '#core/time'
import { clock } from './clock.ts'

/**
 * The present, renewed at this interval: for ages such as "5 minutes ago". Where it only matters up to a moment it is not
 * renewed behind that: a window that nobody touches has nothing to do.
 */
export const useNow = (
  intervalMs: number,
  until: Timestamp = Number.POSITIVE_INFINITY,
): Timestamp => {
  const [now, setNow] = useState(() => clock.now())
  const isOver = until <= now
  useEffect(() => {
    if (isOver) return
    // What was the present when it last mattered may be long past.
    const renewLate = (before: Timestamp): Timestamp => {
      const present = clock.now()
      return present - before < intervalMs ? before : present
    }
    setNow(renewLate)
    const timer = setInterval(() => setNow(clock.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, isOver])
  return now
}
