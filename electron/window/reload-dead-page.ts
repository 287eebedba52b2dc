import type { WebContents } from 'electron'
import { type Clock, minuteMs } from '#core/time'
import { loadPage } from './load-page.ts'

interface DeadPageDependencies {
  readonly clock: Pick<Clock, 'elapsedMs'>
  /** The page's process ended by itself. */
  readonly onPageGone: (reason: string) => void
}

/** A page that dies as soon as it is there is not loaded more often than that. */
const leastMs = minuteMs

/** Loads the page again whose process has ended by itself: nobody is left with an empty window. */
export const reloadDeadPage = (
  contents: Pick<WebContents, 'on' | 'isDestroyed' | 'loadURL'>,
  { clock, onPageGone }: DeadPageDependencies,
): void => {
  let reloadedMs = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  const reload = () => {
    reloadedMs = clock.elapsedMs()
    void loadPage(contents)
  }
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    onPageGone(reason)
    clearTimeout(timer)
    const leftMs = reloadedMs + leastMs - clock.elapsedMs()
    if (leftMs <= 0) reload()
    else timer = setTimeout(reload, leftMs)
  })
}
