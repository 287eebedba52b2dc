import { useCallback, useState } from 'react'
import { parseJson } from '#core/parse-json'

const prefix = 'unitdesk:'

// The browser's store may hold anything, from an older version for example.
const readKept = <T>(key: string, parse: (kept: unknown) => T | null): T | null => {
  const text = localStorage.getItem(prefix + key)
  const kept = text === null ? undefined : parseJson(text)
  return kept === undefined ? null : parse(kept)
}

interface KeptChoice<T> {
  readonly key: string
  readonly parse: (kept: unknown) => T | null
  readonly otherwise: T
}

/** How a person likes to look at things (not what they work on): kept on this computer. */
export const useKept = <T>({ key, parse, otherwise }: KeptChoice<T>) => {
  const read = () => ({ key, value: readKept(key, parse) ?? otherwise })
  const [state, setState] = useState(read)
  // Read once for each key: a second read gives another object, which would be a change with every render.
  const current = state.key === key ? state : read()
  if (current !== state) setState(current)
  const setValue = useCallback(
    (next: T) => {
      localStorage.setItem(prefix + key, JSON.stringify(next))
      setState({ key, value: next })
    },
    [key],
  )
  return [current.value, setValue] as const
}
