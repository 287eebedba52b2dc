import type { Page } from '@playwright/test'

/** Drags a file of the disk from the file manager onto the middle of the window and lets it go. */
export const dropFile = async (page: Page, path: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { x, y } = await page.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }))
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data })
  }
  await session.detach()
}
