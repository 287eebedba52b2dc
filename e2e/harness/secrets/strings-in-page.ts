import type { Page } from '@playwright/test'

/** Every text that lives in the page's memory, taken from a snapshot of it after a garbage collection. */
export const stringsInPage = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  // The texts are the last part of it; the others, far longer, are not needed.
  const whole = chunks.join('')
  const { strings } = JSON.parse(`{${whole.slice(whole.lastIndexOf('"strings":'))}`)
  return strings
}
