import type { ElectronApplication } from '@playwright/test'

/** Gives the window the size of a small screen, or another width. */
export const sizeWindow = (electron: ElectronApplication, width = 1_280): Promise<void> =>
  electron.evaluate(({ BrowserWindow }, wide) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(wide, 800)
  }, width)
