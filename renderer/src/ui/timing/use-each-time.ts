import { useEffect } from 'react'
import { useLatest } from './use-latest.ts'

/** Does something once for each value that comes; null is none. */
export const useEachTime = <T>(value: T | null, run: (value: T) => void): void => {
  const latest = useLatest(run)
  useEffect(() => {
    if (value !== null) latest.current(value)
  }, [value])
}
