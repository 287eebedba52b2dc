import { type BrowserWindow, dialog } from 'electron'

/** Null when the user cancelled. */
export const pickFolder = async (window: BrowserWindow): Promise<string | null> => {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openDirectory', 'createDirectory'],
  })
  return canceled ? null : (filePaths[0] ?? null)
}
