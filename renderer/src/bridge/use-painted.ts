import { useEffect } from 'react'
import type { ScreenName } from '#core/contract/app'
import { reportPainted } from './report-painted.ts'

/** Reports the screen once its content has reached the display: a frame after the commit. */
export const usePainted = (screen: ScreenName, shown = true): void => {
  useEffect(() => {
    if (!shown) return
    const frame = requestAnimationFrame(() => reportPainted(screen))
    return () => cancelAnimationFrame(frame)
  }, [screen, shown])
}
