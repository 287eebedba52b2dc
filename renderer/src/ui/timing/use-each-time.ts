import { useEffect, useRef } from 'react'

/** Does something once for each value that comes; null is none. */
export const useEachTime = <T>(value: T | null, run: (value: T) => void): void => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (value !== null) latest.current(value)
  }, [value])
}
