import { type UploadId, uploadIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/**
 * Ties an upload that was lost to the call that it was: the pictures of a unit leave one after another, so it is the
 * newest to that unit which no other upload was.
 */
export const linkLostCall = (db: WritableDb, uploadId: UploadId): void => {
  db.prepare(
    `UPDATE media_upload SET call_id = (
       SELECT max(c.id) FROM media_file f
       JOIN outgoing_call c ON c.workspace_id = f.workspace_id AND c.state IN ('sending', 'unknown')
         AND c.endpoint = 'add-unit-gallery-image'
         AND c.subject = 'unit ' || media_upload.target_id
       WHERE f.id = media_upload.file_id
         AND c.id NOT IN (SELECT call_id FROM media_upload WHERE call_id IS NOT NULL))
     WHERE id = ? AND call_id IS NULL`,
  ).run(uploadId)
}

export const findCallOfUpload = (db: ReadableDb, uploadId: UploadId): number | null =>
  db
    .prepare<[string], number | null>('SELECT call_id FROM media_upload WHERE id = ?')
    .pluck()
    .get(uploadId) ?? null

/** The upload of a call whose outcome is unknown; null where the call was no upload's. */
export const findUploadOfCall = (db: ReadableDb, callId: number): UploadId | null => {
  const found = db
    .prepare<[number], string>(
      "SELECT id FROM media_upload WHERE call_id = ? AND state_kind = 'unknown'",
    )
    .pluck()
    .get(callId)
  return found === undefined ? null : uploadIdSchema.parse(found)
}
