import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * False in the first drawing and true in one of its own right behind it, before the next frame: what takes long to draw
 * does not hold up keys and mouse together with what is around it. True from the beginning where `isNow`.
 */
export const useNextTurn = (isNow: boolean): boolean => {
  const [isTurn, setTurn] = useState(isNow)
  useLayoutEffect(() => {
    if (isTurn) return
    const given = new AbortController()
    const turn = { priority: 'user-blocking', signal: given.signal } as const
    scheduler.postTask(() => flushSync(() => setTurn(true)), turn).catch(() => undefined)
    return () => given.abort()
  }, [isTurn])
  return isTurn
}
