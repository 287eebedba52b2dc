import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaDesk } from '../media-desk.ts'
import type { MediaActs } from '../use-media-acts.ts'

/** What every part of the detail is about. */
export interface DetailProps {
  readonly desk: MediaDesk
  readonly acts: MediaActs
  readonly file: MediaFile
  readonly onPlace: (files: readonly MediaFile[]) => void
}
