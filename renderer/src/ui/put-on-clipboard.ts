import i18next from 'i18next'
import { notifyFailure } from './notices/notify.tsx'

/**
 * Puts a text on the clipboard; the result says whether it is there. Chromium refuses a window that has lost the focus
 * in the meantime, and then a notice says so.
 */
export const putOnClipboard = async (what: string | ClipboardItem): Promise<boolean> => {
  const { clipboard } = navigator
  try {
    await (typeof what === 'string' ? clipboard.writeText(what) : clipboard.write([what]))
    return true
  } catch {
    notifyFailure(() => ({ title: i18next.t('shell.notCopied') }))
    return false
  }
}
