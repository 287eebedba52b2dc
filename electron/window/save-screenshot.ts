import { writeFile } from 'node:fs/promises'
import type { BrowserWindow } from 'electron'

export const saveScreenshot = async (window: BrowserWindow, file: string): Promise<void> => {
  const image = await window.webContents.capturePage()
  await writeFile(file, image.toPNG())
}
