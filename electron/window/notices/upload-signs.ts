import type { Language } from '#core/format/format-locale'
import type { EndedUploads } from './upload-notice.ts'

/** What a person sees of uploads outside the window. */
export interface UploadSigns {
  /** A fraction from 0 to 1; null while nothing is under way. */
  readonly showFraction: (fraction: number | null) => void
  readonly keepAwake: (isWanted: boolean) => void
  readonly notifyEnd: (ended: EndedUploads, language: Language) => void
}
