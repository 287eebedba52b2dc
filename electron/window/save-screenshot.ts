import { writeFile } from 'node:fs/promises'
import type { BrowserWindow } from 'electron'

// A frame that is asked for inside a frame begins when the first one has been shown.
const twoFrames =
  'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown, 250))))'

export const saveScreenshot = async (window: BrowserWindow, file: string): Promise<void> => {
  // A painted frame is on the display one frame later; a picture taken before shows the one before it.
  await window.webContents.executeJavaScript(twoFrames)
  const image = await window.webContents.capturePage()
  await writeFile(file, image.toPNG())
}
