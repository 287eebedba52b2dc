import { type BrowserWindow, dialog } from 'electron'

/** Null when the user cancelled. */
export const pickSaveFile = async (
  window: BrowserWindow,
  suggestedName: string,
): Promise<string | null> => {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: suggestedName,
    filters: [{ name: 'JSON', extensions: ['json'] }],
  })
  return canceled || filePath === '' ? null : filePath
}
