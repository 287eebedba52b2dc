import { useEffect, useState } from 'react'
import type { Timestamp } from '#core/time'
import { clock } from './clock.ts'

/** The present, renewed at this interval: for ages such as "5 minutes ago". */
export const useNow = (intervalMs: number): Timestamp => {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
