import { type BrowserWindow, powerSaveBlocker } from 'electron'
import type { Language } from '#core/format/format-locale'
import { showNotice } from './show-notice.ts'
import { type EndedUploads, uploadNotice } from './upload-notice.ts'

/** What a person sees of uploads outside the window. */
export interface UploadSigns {
  /** A fraction from 0 to 1; null while nothing is under way. */
  readonly showFraction: (fraction: number | null) => void
  readonly keepAwake: (isWanted: boolean) => void
  readonly notifyEnd: (ended: EndedUploads, language: Language) => void
}

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
