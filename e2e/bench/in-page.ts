import type { Page } from '@playwright/test'

/** What a person waits for, looked at with every frame. */
export interface Awaited {
  /** The event that begins it. */
  readonly begins: 'click' | 'keydown' | 'wheel'
  /** An element whose text tells that it is there. */
  readonly selector: string
  readonly text: RegExp
}

interface Timed {
  /** From the event to the frame that shows its result. */
  readonly tookMs: number
  /** The longest that the page did not answer, from the event until it rests again. */
  readonly longestTaskMs: number
}

/** Times what an act causes. The act is one of mouse or keyboard: finding things in the page would be counted too. */
export const timeAct = async (
  page: Page,
  { begins, selector, text }: Awaited,
  act: () => Promise<unknown>,
): Promise<Timed> => {
  const followed = await page.evaluateHandle(follow, [begins, selector, text.source] as const)
  await act()
  return followed.evaluate(({ timed }) => timed)
}

const follow = ([event, selector, words]: readonly [string, string, string]) => {
  const restMs = 1_200
  const told = new RegExp(words)
  const isShown = () => told.test(document.querySelector(selector)?.textContent ?? '')
  let [beganAt, longestTaskMs] = [Number.POSITIVE_INFINITY, 0]
  const note = (entries: PerformanceEntryList) => {
    for (const { startTime, duration } of entries) {
      if (startTime + duration > beganAt) longestTaskMs = Math.max(longestTaskMs, duration)
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'longtask' })
  const timed = new Promise<{ tookMs: number; longestTaskMs: number }>((resolve) => {
    const shown = () => {
      const tookMs = performance.now() - beganAt
      setTimeout(() => {
        note(observer.takeRecords())
        observer.disconnect()
        resolve({ tookMs, longestTaskMs })
      }, restMs)
    }
    const look = () => {
      // What is there when a frame begins is in that frame, which has been drawn when the next task runs.
      if (isShown()) setTimeout(shown)
      else requestAnimationFrame(look)
    }
    const begin = ({ timeStamp }: Event) => {
      beganAt = timeStamp
      requestAnimationFrame(look)
    }
    window.addEventListener(event, begin, { capture: true, once: true })
  })
  return { timed }
}
