import { createContext, useContext, useEffect } from 'react'
import { useLatest } from './timing/use-latest.ts'

/** What the application's shortcuts can ask of the screen that is shown. */
export type ScreenVerb =
  | 'refresh'
  | 'search'
  | 'columns'
  | 'undo'
  | 'redo'
  | 'formula'
  | 'replace'
  | 'review'
  | 'unit'
  | 'import'
  | 'export'
  | 'save'

export interface ScreenVerbs {
  /** Answers with the function that withdraws the offer. */
  readonly offer: (verb: ScreenVerb, run: () => void) => () => void
  readonly offers: (verb: ScreenVerb) => boolean
  /** Whether the screen knew the verb. */
  readonly run: (verb: ScreenVerb) => boolean
}

export const createScreenVerbs = (): ScreenVerbs => {
  const offered = new Map<ScreenVerb, () => void>()
  return {
    offer: (verb, run) => {
      offered.set(verb, run)
      return () => {
        if (offered.get(verb) === run) offered.delete(verb)
      }
    },
    offers: (verb) => offered.has(verb),
    run: (verb) => {
      offered.get(verb)?.()
      return offered.has(verb)
    },
  }
}

export const ScreenVerbsContext = createContext<ScreenVerbs | null>(null)

/** Offers a verb while the component is shown. */
export const useScreenVerb = (verb: ScreenVerb, run: () => void, offered = true): void => {
  const verbs = useContext(ScreenVerbsContext)
  if (!verbs) throw new Error('ScreenVerbsContext is missing above this component')
  const latest = useLatest(run)
  useEffect(() => {
    if (!offered) return
    return verbs.offer(verb, () => latest.current())
  }, [verbs, verb, offered])
}
