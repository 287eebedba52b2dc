import type { ElectronApplication } from '@playwright/test'

/** Closes the window as its person would: the application may ask, stay in the tray, or end. */
export const closeWindow = (electron: ElectronApplication): Promise<void> =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())

export const isWindowVisible = (electron: ElectronApplication): Promise<boolean> =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() === true)
