import { type BrowserWindow, powerSaveBlocker } from 'electron'
import { showNotice } from './show-notice.ts'
import { uploadNotice } from './upload-notice.ts'
import type { UploadSigns } from './upload-signs.ts'

interface UploadSignsOutside {
  readonly showInTray: (fraction: number | null) => void
  /** A person has clicked on the news of the end. */
  readonly onNotice: () => void
}

/** The window may be made after it, and be gone before it. */
export const createUploadSigns = (
  windowNow: () => BrowserWindow | null,
  { showInTray, onNotice }: UploadSignsOutside,
): UploadSigns => {
  let blocker: number | null = null
  const window = () => {
    const there = windowNow()
    return there === null || there.isDestroyed() ? null : there
  }
  return {
    showFraction: (fraction) => {
      window()?.setProgressBar(fraction ?? -1)
      showInTray(fraction)
    },
    keepAwake: (isWanted) => {
      if (isWanted === (blocker !== null)) return
      if (blocker === null) blocker = powerSaveBlocker.start('prevent-app-suspension')
      else {
        powerSaveBlocker.stop(blocker)
        blocker = null
      }
    },
    notifyEnd: (ended, language) => {
      const there = window()
      if (there === null || there.isFocused()) return
      showNotice(there, uploadNotice(ended, language), onNotice)
    },
  }
}
