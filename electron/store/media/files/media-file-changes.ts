import type { MediaFileId, UploadId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import type { WritableDb } from '../../file/handle.ts'
import { deleteMediaUploads, insertMediaUploads } from '../queue/media-upload-rows.ts'
import type { NewUpload, StoredMediaFile } from './media-files.ts'

/** The places to which a file goes from now on. */
export interface FilePlacement
  extends Pick<StoredMediaFile, 'match' | 'placedBy' | 'targets' | 'screens'> {
  readonly fileId: MediaFileId
  readonly removed: readonly UploadId[]
  readonly added: readonly NewUpload[]
}

export const writePlacings = (db: WritableDb, placings: readonly FilePlacement[]): void =>
  db.transaction(() => {
    const update = db.prepare(
      `UPDATE media_file SET match = @match, placed_by = @placedBy, targets = @targets,
         screens = @screens WHERE id = @fileId`,
    )
    for (const { fileId, match, placedBy, targets, screens, removed, added } of placings) {
      update.run({
        fileId,
        match: text(match),
        placedBy,
        targets: text(targets),
        screens: text(screens),
      })
      deleteMediaUploads(db, removed)
      insertMediaUploads(db, { fileId, uploads: added })
    }
  })()

/** The file was looked at again, here or in another place. */
export const writeLookedAt = (
  db: WritableDb,
  found: Pick<
    StoredMediaFile,
    'id' | 'path' | 'hint' | 'sizeBytes' | 'modifiedAt' | 'read' | 'isAllowed'
  >,
): void => {
  db.prepare(
    `UPDATE media_file SET path = @path, hint = @hint, is_allowed = @isAllowed, size_bytes = @sizeBytes,
       modified_at = @modifiedAt, read = @read, source = 'there' WHERE id = @id`,
  ).run({
    id: found.id,
    path: found.path,
    hint: found.hint,
    sizeBytes: found.sizeBytes,
    isAllowed: found.isAllowed ? 1 : 0,
    modifiedAt: found.modifiedAt,
    read: text(found.read),
  })
}

export const writeMediaSource = (
  db: WritableDb,
  { fileId, source }: { readonly fileId: MediaFileId; readonly source: MediaFile['source'] },
): void => {
  db.prepare('UPDATE media_file SET source = ? WHERE id = ?').run(source, fileId)
}

export const writeMediaName = (
  db: WritableDb,
  { fileId, name }: { readonly fileId: MediaFileId; readonly name: string | null },
): void => {
  db.prepare('UPDATE media_file SET name = ? WHERE id = ?').run(name, fileId)
}

interface FilesOfProject {
  readonly files: readonly MediaFileId[]
}

export const writeIsAllowed = (
  db: WritableDb,
  { files, isAllowed }: FilesOfProject & { readonly isAllowed: boolean },
): void => {
  db.prepare(
    'UPDATE media_file SET is_allowed = ? WHERE id IN (SELECT value FROM json_each(?))',
  ).run(isAllowed ? 1 : 0, JSON.stringify(files))
}

/** Null brings them back to where they were. */
export const writeRemovedAt = (
  db: WritableDb,
  { files, at }: FilesOfProject & { readonly at: number | null },
): void => {
  db.prepare(
    'UPDATE media_file SET removed_at = ? WHERE id IN (SELECT value FROM json_each(?))',
  ).run(at, JSON.stringify(files))
}

/** Writes the order of files, whatever it was before. */
export const writeMediaOrder = (db: WritableDb, files: readonly MediaFileId[]): void => {
  db.prepare(
    `UPDATE media_file SET position = wanted.key + 1
     FROM json_each(?) AS wanted
     WHERE media_file.id = wanted.value AND media_file.position <> wanted.key + 1`,
  ).run(JSON.stringify(files))
}

/** Deletes removed files for good. */
export const purgeRemovedFiles = (db: WritableDb): void => {
  db.prepare('DELETE FROM media_file WHERE removed_at IS NOT NULL').run()
}

const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
