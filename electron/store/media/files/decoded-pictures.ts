import type { MediaFileId, ProjectKey } from '#core/ids'
import type { ConvertedPicture, DecodedPicture } from '#core/media/pictures/decoded-picture'
import { decodableTypes } from '#core/media/pictures/decoded-picture'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/** Pictures that nobody has drawn yet, of all projects and in the order of their lists. */
export const listUndecoded = (db: ReadableDb): MediaFileId[] =>
  db
    .prepare<[string], MediaFileId>(
      `SELECT id FROM media_file
       WHERE removed_at IS NULL AND source = 'there' AND json_extract(read, '$.decoded') IS NULL
         AND json_extract(read, '$.type') IN (SELECT value FROM json_each(?))
       ORDER BY position`,
    )
    .pluck()
    .all(JSON.stringify(decodableTypes))

export interface DrawnPicture {
  readonly id: MediaFileId
  /** The bytes that were drawn: the file may have others by now. */
  readonly sha256: string
  readonly decoded: DecodedPicture
}

export const writeDecoded = (db: WritableDb, drawn: readonly DrawnPicture[]): void =>
  db.transaction(() => {
    const update = db.prepare(
      `UPDATE media_file SET read = json_set(read, '$.decoded', json(@decoded))
       WHERE id = @id AND sha256 = @sha256`,
    )
    for (const { id, sha256, decoded } of drawn) {
      update.run({ id, sha256, decoded: JSON.stringify(decoded) })
    }
  })()

/** What is in the line, or may be on its way, leaves as it was prepared. */
const isOutOfLine = `NOT EXISTS (SELECT 1 FROM media_upload u WHERE u.file_id = media_file.id
         AND u.state_kind IN ('queued', 'paused', 'sending'))`

/** Other limits make other copies. */
export const forgetDecoded = (db: WritableDb, { workspaceId, projectId }: ProjectKey): void => {
  db.prepare(
    `UPDATE media_file SET read = json_set(read, '$.decoded', NULL)
     WHERE workspace_id = ? AND project_id = ? AND json_extract(read, '$.decoded') IS NOT NULL
       AND ${isOutOfLine}`,
  ).run(workspaceId, projectId)
}

/** What could not be tried may be tried in another run: a disk may have room again. */
export const forgetUnproved = (db: WritableDb): void => {
  db.prepare(
    `UPDATE media_file SET read = json_set(read, '$.decoded', NULL)
     WHERE json_extract(read, '$.decoded.kind') = 'unproved' AND ${isOutOfLine}`,
  ).run()
}

/** The copies of pictures that a row still needs. */
export const listCopies = (
  db: ReadableDb,
): { readonly id: MediaFileId; readonly type: ConvertedPicture['type'] }[] =>
  db
    .prepare<[], { id: MediaFileId; type: ConvertedPicture['type'] }>(
      `SELECT id, json_extract(read, '$.decoded.type') AS type FROM media_file
       WHERE json_extract(read, '$.decoded.kind') = 'converted'`,
    )
    .all()
