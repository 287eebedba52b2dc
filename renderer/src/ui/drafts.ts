import { createContext, useCallback, useContext, useState } from 'react'

/** What was typed and not yet sent, by form: lives above the screens, so that none can lose it. */
export const Drafts = createContext<Map<string, unknown> | null>(null)

interface Draft<T> {
  readonly value: T
  readonly keep: (value: T) => void
  readonly drop: () => void
}

const useDrafts = () => {
  const drafts = useContext(Drafts)
  if (!drafts) throw new Error('Drafts is missing above this component')
  return drafts
}

export const useDraft = <T>(form: string, initial: T): Draft<T> => {
  const drafts = useDrafts()
  return {
    value: (drafts.get(form) as T | undefined) ?? initial,
    keep: (value) => void drafts.set(form, value),
    drop: () => void drafts.delete(form),
  }
}

/** State that outlives its screen: what was set last is there again when the screen is opened. */
export const useDraftState = <T>(form: string, initial: T): readonly [T, (next: T) => void] => {
  const drafts = useDrafts()
  const [value, setValue] = useState(() => (drafts.get(form) as T | undefined) ?? initial)
  const set = useCallback(
    (next: T) => {
      drafts.set(form, next)
      setValue(() => next)
    },
    [drafts, form],
  )
  return [value, set]
}
