import type { Locator, Page } from '@playwright/test'

/** What a person waits for, looked at with every frame. */
export interface PageEvent {
  /** The event that begins it. */
  readonly begins: 'click' | 'keydown' | 'wheel'
  /** An element whose text tells that it is there. */
  readonly selector: string
  readonly text: RegExp
}

interface PageTiming {
  /** The time from the event to the frame that shows its result. */
  readonly tookMs: number
  /** The longest that the page did not answer, from the event until it rests again. */
  readonly longestTaskMs: number
}

/** Times what an act causes. The act is one of mouse or keyboard: finding things in the page would be counted too. */
export const timeAct = async (
  page: Page,
  { begins, selector, text }: PageEvent,
  act: () => Promise<unknown>,
): Promise<PageTiming> => {
  const followed = await page.evaluateHandle(follow, [begins, selector, text.source] as const)
  await act()
  return followed.evaluate(({ timed }) => timed)
}

/** Times what a click causes. The mouse is there before: the press itself is all that is timed. */
export const timeClick = async (
  target: Locator,
  awaited: Omit<PageEvent, 'begins'>,
): Promise<PageTiming> => {
  const page = target.page()
  await target.hover()
  return timeAct(page, { begins: 'click', ...awaited }, async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

const follow = ([event, selector, words]: readonly [string, string, string]) => {
  const restMs = 1_200
  const told = new RegExp(words)
  const isShown = () => told.test(document.querySelector(selector)?.textContent ?? '')
  // Of boxes inside boxes whose sizes change at once, the deeper one is reported later.
  const outer = document.createElement('div')
  outer.style.cssText = 'position: fixed; height: 1px; visibility: hidden; pointer-events: none'
  let inner = outer
  for (let depth = 0; depth < 100; depth++) inner = inner.appendChild(document.createElement('div'))
  let [beganAt, longestTaskMs, turns, isOver] = [Number.POSITIVE_INFINITY, 0, 0, false]
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
    // Components that follow sizes may still change after the layout of a frame: what is there then is drawn with it.
    const late = new ResizeObserver(() => {
      if (!isShown()) return
      end()
      scheduler.postTask(shown, { priority: 'user-blocking' })
    })
    // The deepest box is reported after all other sizes of a frame.
    const early = new ResizeObserver(() => {
      inner.style.width = `${2 + (turns % 2)}px`
    })
    const end = () => {
      isOver = true
      early.disconnect()
      late.disconnect()
      outer.remove()
    }
    const look = () => {
      if (isOver) return
      turns += 1
      outer.style.width = `${2 + (turns % 2)}px`
      requestAnimationFrame(look)
    }
    const begin = ({ timeStamp }: Event) => {
      beganAt = timeStamp
      document.body.append(outer)
      early.observe(outer)
      late.observe(inner)
      requestAnimationFrame(look)
    }
    window.addEventListener(event, begin, { capture: true, once: true })
  })
  return { timed }
}
