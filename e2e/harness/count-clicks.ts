import type { Page } from '@playwright/test'

/** Counts every press of the mouse from here on; answers how many there were. */
export const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  const counted = await page.evaluateHandle(() => {
    const clicks = { count: 0 }
    document.addEventListener('pointerdown', () => (clicks.count += 1), { capture: true })
    return clicks
  })
  return () => counted.evaluate(({ count }) => count)
}
