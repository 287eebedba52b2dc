import { useEffect } from 'react'
import { secondMs } from '#core/time'
import { useFirstPainted } from './report-painted.ts'

interface LaterAct {
  readonly isWanted: boolean
  /** Whether the screen has nothing to show before it: it is done at once. */
  readonly isWaitedFor: boolean
  /** The same function as long as it would do the same. */
  readonly act: () => void
}

/**
 * Does by itself what is wanted: a second later where a screen has something to show, and behind the first one of a start.
 * Begun while the screen is drawn, it would take half of the computer from it.
 */
export const useBehindScreen = ({ isWanted, isWaitedFor, act }: LaterAct): void => {
  const isTime = useFirstPainted() || isWaitedFor
  useEffect(() => {
    if (!isWanted || !isTime) return
    const timer = setTimeout(act, isWaitedFor ? 0 : secondMs)
    return () => clearTimeout(timer)
  }, [isWanted, isTime, isWaitedFor, act])
}
