import type { WebContents } from 'electron'
import { type Clock, minuteMs } from '#core/time'
import { loadPage } from './load-page.ts'

interface DeadPageDependencies {
  readonly clock: Pick<Clock, 'elapsedMs'>
  /** The page's process ended by itself. */
  readonly onPageGone: (reason: string) => void
}

/** A page that dies so soon after it was loaded again would go on dying for ever. */
const tooSoonMs = minuteMs

/** Loads the page again whose process has ended by itself: the application runs for weeks, and may lose one twice. */
export const reloadDeadPage = (
  contents: Pick<WebContents, 'on' | 'isDestroyed' | 'loadURL'>,
  { clock, onPageGone }: DeadPageDependencies,
): void => {
  let reloadedMs = Number.NEGATIVE_INFINITY
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    onPageGone(reason)
    const now = clock.elapsedMs()
    if (now - reloadedMs < tooSoonMs) return
    reloadedMs = now
    void loadPage(contents)
  })
}
