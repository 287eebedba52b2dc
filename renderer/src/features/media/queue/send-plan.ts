import type { MediaFile, MediaUpload } from '#core/media/media-file'
import type { MediaDesk } from '../media-desk.ts'
import { currentFile } from '../shown-media.ts'

export interface PlannedUpload {
  readonly file: MediaFile
  readonly upload: MediaUpload
}

/** What would become of every upload if what is ready were sent now, as far as the server was looked at. */
export interface SendPlan {
  readonly files: number
  /** To where nothing is known to be. */
  readonly added: readonly PlannedUpload[]
  /** What is there now is gone afterwards. */
  readonly replaced: readonly PlannedUpload[]
  /** There already. */
  readonly skipped: readonly PlannedUpload[]
}

export const sendPlan = ({
  files,
  ready,
  skipped,
  shown,
}: Pick<MediaDesk, 'files' | 'ready' | 'skipped' | 'shown'>): SendPlan => {
  const all = files.flatMap((file) => file.uploads.map((upload) => ({ file, upload })))
  const sent = all.filter(({ upload }) => ready.has(upload.id))
  const isReplacing = ({ upload }: PlannedUpload) => currentFile(shown, upload) !== null
  return {
    files: new Set(sent.map(({ file }) => file.id)).size,
    added: sent.filter((one) => !isReplacing(one)),
    replaced: sent.filter(isReplacing),
    skipped: all.filter(({ upload }) => skipped.has(upload.id)),
  }
}
