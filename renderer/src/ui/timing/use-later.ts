import { useEffect, useState } from 'react'

interface LateValue<C> {
  readonly value: C | null
  readonly failed: { readonly reason: unknown } | null
}

/**
 * Code that is fetched when it is wanted for the first time; null until it is here. `load` is one function for
 * good. React's own way, a suspended boundary, holds content back for up to 300 ms after it has arrived.
 */
export const useLater = <C>(load: () => Promise<C>, isWanted: boolean): C | null => {
  const [arrived, setArrived] = useState<LateValue<C>>({ value: null, failed: null })
  useEffect(() => {
    if (!isWanted) return
    load().then(
      (value) => setArrived((known) => (known.value === value ? known : { value, failed: null })),
      (reason: unknown) => setArrived({ value: null, failed: { reason } }),
    )
  }, [load, isWanted])
  if (arrived.failed) throw arrived.failed.reason
  return arrived.value
}
