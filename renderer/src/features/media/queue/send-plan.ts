import type { MediaFileId } from '#core/ids'
import type { MediaFile, MediaUpload } from '#core/media/queue/media-file'
import { placeKey } from '#core/media/queue/place-uploads'
import { isReplacing } from '#core/media/queue/upload-moves'
import type { MediaDesk } from '../media-desk.ts'
import { currentFile, isSeen } from '../shown-media.ts'

export interface PlannedUpload {
  readonly file: MediaFile
  readonly upload: MediaUpload
}

/** What would become of every upload if what is ready of some files were sent now, as far as the server was looked at. */
export interface SendPlan {
  readonly files: number
  /** Uploads to places that are known to be empty. */
  readonly added: readonly PlannedUpload[]
  /** What is there now is gone afterwards. */
  readonly replaced: readonly PlannedUpload[]
  /** Uploads to places that were never looked at: they may replace something. */
  readonly unseen: readonly PlannedUpload[]
  /** Uploads of files that are there already. */
  readonly skipped: readonly PlannedUpload[]
}

export const sendPlan = (
  { files, ready, skipped, shown }: Pick<MediaDesk, 'files' | 'ready' | 'skipped' | 'shown'>,
  chosen: readonly MediaFile[] = files,
): SendPlan => {
  const all = chosen.flatMap((file) => file.uploads.map((upload) => ({ file, upload })))
  const taken = takenSince(files, shown.fetchedAt)
  const sent = all.filter(({ upload }) => ready.has(upload.id))
  const metBy = ({ upload }: PlannedUpload): 'added' | 'replaced' | 'unseen' => {
    if (!isReplacing(upload.endpoint)) return 'added'
    if (currentFile(shown, upload) !== null || taken.has(placeKey(upload))) return 'replaced'
    return isSeen(shown, upload) ? 'added' : 'unseen'
  }
  const those = (kind: ReturnType<typeof metBy>) => sent.filter((one) => metBy(one) === kind)
  return {
    files: new Set(sent.map(({ file }) => file.id)).size,
    added: those('added'),
    replaced: those('replaced'),
    unseen: those('unseen'),
    skipped: all.filter(({ upload }) => skipped.has(upload.id)),
  }
}

/** The places that a file of the list has taken since the server was asked what it shows. */
const takenSince = (files: readonly MediaFile[], askedAt: number | null): ReadonlySet<string> =>
  new Set(
    files
      .flatMap(({ uploads }) => uploads)
      .filter(({ state }) => state.kind === 'done' && state.at > (askedAt ?? 0))
      .map(placeKey),
  )

/** A person agrees before anything that is in the CRM may be gone. */
export const needsAgreement = ({ replaced, unseen }: SendPlan): boolean =>
  replaced.length + unseen.length > 0

/** The files of which a person has read what becomes of them: no other one is sent with them. */
export const agreedFiles = ({ added, replaced, unseen, skipped }: SendPlan): MediaFileId[] => [
  ...new Set([...added, ...replaced, ...unseen, ...skipped].map(({ file }) => file.id)),
]
