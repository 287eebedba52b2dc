import { useLayoutEffect, useRef } from 'react'

/** What the latest render was given, for functions that outlive the render in which they were made. */
export const useLatest = <T>(value: T): { readonly current: T } => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
