import type { ElectronApplication } from '@playwright/test'

/** Holds the files that a person would hold: there is no other window that they could fall into. Answers which. */
export const catchDrags = async (
  electron: ElectronApplication,
): Promise<() => Promise<readonly string[]>> => {
  const caught = await electron.evaluateHandle(({ BrowserWindow }) => {
    const files: string[] = []
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (contents) contents.startDrag = ({ file }) => void files.push(file)
    return files
  })
  return () => caught.evaluate((files) => [...files])
}
