import i18next from 'i18next'
import { notifyFailure } from './notices/notify.ts'

/** Whether it is there now. Chromium refuses a window that has lost the focus in the meantime: that is told here. */
export const putOnClipboard = async (what: string | ClipboardItem): Promise<boolean> => {
  const { clipboard } = navigator
  try {
    await (typeof what === 'string' ? clipboard.writeText(what) : clipboard.write([what]))
    return true
  } catch {
    notifyFailure({ title: i18next.t('shell.notCopied') })
    return false
  }
}
