import { createContext, useContext } from 'react'

/** What was typed and not yet sent, by form: lives above the screens, so that none can lose it. */
export const Drafts = createContext<Map<string, unknown> | null>(null)

interface Draft<T> {
  readonly value: T
  readonly keep: (value: T) => void
  readonly drop: () => void
}

export const useDraft = <T>(form: string, initial: T): Draft<T> => {
  const drafts = useContext(Drafts)
  if (!drafts) throw new Error('Drafts is missing above this component')
  return {
    value: (drafts.get(form) as T | undefined) ?? initial,
    keep: (value) => void drafts.set(form, value),
    drop: () => void drafts.delete(form),
  }
}
