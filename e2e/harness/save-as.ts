import type { ElectronApplication } from '@playwright/test'

/** The person's answer to every dialog of the system that asks where to save. */
export const saveAs = (electron: ElectronApplication, path: string): Promise<void> =>
  electron.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, path)
