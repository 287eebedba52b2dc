import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#core/contract/failure'

/**
 * Each refused login counts at the server, which locks an account after a few: a form with one that was refused keeps
 * what was typed, and sends it once more only when somebody has changed something in it.
 */
export const useSpentLogin = (failure: Failure | null) => {
  const [changedAfter, setChangedAfter] = useState<Failure | null>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const isSpent =
    failure?.kind === 'refused' && failure.about === 'login' && failure !== changedAfter
  useEffect(() => {
    if (isSpent) passwordField.current?.select()
  }, [isSpent])
  return { isSpent, passwordField, changed: () => setChangedAfter(failure) }
}
