import { extname } from 'node:path'
import { type BrowserWindow, dialog } from 'electron'

/** Null when the user cancelled. */
export const pickSaveFile = async (
  window: BrowserWindow,
  suggestedName: string,
): Promise<string | null> => {
  const extension = extname(suggestedName).slice(1)
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: suggestedName,
    filters: [{ name: extension.toUpperCase(), extensions: [extension] }],
  })
  return canceled || filePath === '' ? null : filePath
}
