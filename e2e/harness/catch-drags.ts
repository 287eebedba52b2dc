import type { ElectronApplication } from '@playwright/test'
import { readHandle } from './read-handle.ts'

/** Takes the files that are dragged out of the window, and answers with their paths: there is no other window to drop them on. */
export const catchDrags = async (
  electron: ElectronApplication,
): Promise<() => Promise<readonly string[]>> => {
  const caught = await electron.evaluateHandle(({ BrowserWindow }) => {
    const files: string[] = []
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (contents) contents.startDrag = ({ file }) => void files.push(file)
    return files
  })
  return () => readHandle(caught)
}
