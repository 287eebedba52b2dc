import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'

/** What lives in the page's memory after a garbage collection, with every text of it. */
export const memoryOfPage = async (
  electron: ElectronApplication,
  home: string,
): Promise<Buffer> => {
  const file = join(home, 'page.heapsnapshot')
  await electron.evaluate(
    ({ BrowserWindow }, path) =>
      BrowserWindow.getAllWindows()[0]?.webContents.takeHeapSnapshot(path),
    file,
  )
  const memory = readFileSync(file)
  rmSync(file)
  return memory
}
