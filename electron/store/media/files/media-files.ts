import { z } from 'zod'
import {
  type MediaFileId,
  type ProjectId,
  type ProjectKey,
  projectIdSchema,
  type ScreenId,
  type UploadId,
  type WorkspaceId,
  workspaceIdSchema,
} from '#core/ids'
import type { MediaMatch } from '#core/media/naming/match-result'
import type { MediaFile, MediaUpload, PlacedTarget, ReadFile } from '#core/media/queue/media-file'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import {
  type FileUpload,
  insertMediaUploads,
  listUploadsOfFiles,
} from '../queue/media-upload-rows.ts'

/** A row of the list, with what the window never learns. */
export interface StoredMediaFile extends Omit<MediaFile, 'path' | 'uploads'>, ProjectKey {
  readonly hint: string
  /** The file's path on the disk. */
  readonly path: string
  readonly modifiedAt: number
  /** What a person has decided; null: the targets of the match, the screens of the project. */
  readonly targets: readonly PlacedTarget[] | null
  readonly screens: readonly ScreenId[] | null
  readonly isRemoved: boolean
  readonly uploads: readonly MediaUpload[]
}

/** A file without its uploads. */
export type MediaFileAlone = Omit<StoredMediaFile, 'uploads'>

/** Thousands of rows are read at once, while a person waits: what this version wrote it takes for what it is. */
interface Row {
  readonly id: MediaFileId
  readonly workspace_id: WorkspaceId
  readonly project_id: ProjectId
  readonly hint: string
  readonly path: string
  readonly size_bytes: number
  readonly modified_at: number
  readonly read: string | null
  readonly source: MediaFile['source']
  readonly match: string | null
  readonly placed_by: MediaFile['placedBy']
  readonly targets: string | null
  readonly screens: string | null
  readonly name: string | null
  readonly is_allowed: 0 | 1
  readonly removed_at: number | null
}

const parsed = <T>(text: string | null): T | null =>
  text === null ? null : (JSON.parse(text) as T)

const toFile = (row: Row): MediaFileAlone => ({
  id: row.id,
  workspaceId: row.workspace_id,
  projectId: row.project_id,
  hint: row.hint,
  path: row.path,
  sizeBytes: row.size_bytes,
  modifiedAt: row.modified_at,
  read: parsed<ReadFile>(row.read),
  source: row.source,
  placedBy: row.placed_by,
  match: parsed<MediaMatch>(row.match),
  targets: parsed<readonly PlacedTarget[]>(row.targets),
  screens: parsed<readonly ScreenId[]>(row.screens),
  name: row.name,
  isAllowed: row.is_allowed === 1,
  isRemoved: row.removed_at !== null,
})

const columns = `id, workspace_id, project_id, hint, path, size_bytes, modified_at, read, source,
  match, placed_by, targets, screens, name, is_allowed, removed_at`

/** Lists files in the order in which they are sent, without removed ones. */
export const listMediaFiles = (db: ReadableDb, of: ProjectKey): StoredMediaFile[] => {
  const rows = db
    .prepare<[string, number], Row>(
      `SELECT ${columns} FROM media_file
       WHERE workspace_id = ? AND project_id = ? AND removed_at IS NULL ORDER BY position`,
    )
    .all(of.workspaceId, of.projectId)
  return withUploads(rows, listUploadsOfFiles(db, of))
}

/** Lists the files' ids in the order in which they are sent. */
export const listMediaFileIds = (db: ReadableDb, of: ProjectKey): MediaFileId[] =>
  db
    .prepare<[string, number], MediaFileId>(
      `SELECT id FROM media_file
       WHERE workspace_id = ? AND project_id = ? AND removed_at IS NULL ORDER BY position`,
    )
    .pluck()
    .all(of.workspaceId, of.projectId)

/** The files of these IDs in no order, removed ones too; IDs of files that are gone are left out. */
export const readMediaFiles = (db: ReadableDb, ids: readonly MediaFileId[]): StoredMediaFile[] => {
  const rows = db
    .prepare<[string], Row>(
      `SELECT ${columns} FROM media_file WHERE id IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(ids))
  return withUploads(rows, listUploadsOfFiles(db, { ids }))
}

/** Reads a file, also a removed one; null where it is gone. */
export const readMediaFileAlone = (db: ReadableDb, id: MediaFileId): MediaFileAlone | null => {
  const row = db.prepare<[string], Row>(`SELECT ${columns} FROM media_file WHERE id = ?`).get(id)
  return row === undefined ? null : toFile(row)
}

const withUploads = (rows: readonly Row[], uploads: readonly FileUpload[]): StoredMediaFile[] => {
  const byFile = new Map<MediaFileId, MediaUpload[]>()
  for (const { fileId, upload } of uploads) {
    const those = byFile.get(fileId)
    if (those) those.push(upload)
    else byFile.set(fileId, [upload])
  }
  return rows.map((row) => ({ ...toFile(row), uploads: byFile.get(row.id) ?? [] }))
}

/** Lists every path on the disk that a row still needs. */
export const listMediaPaths = (db: ReadableDb): string[] =>
  db
    .prepare<[], string>(
      `SELECT path FROM media_file
       UNION SELECT kept_path FROM media_upload WHERE kept_path IS NOT NULL`,
    )
    .pluck()
    .all()

/** Projects with files in their lists. */
export const listMediaProjects = (db: ReadableDb): ProjectKey[] =>
  db
    .prepare(`SELECT DISTINCT workspace_id, project_id FROM media_file WHERE removed_at IS NULL`)
    .all()
    .map((row) => {
      const { workspace_id, project_id } = projectSchema.parse(row)
      return { workspaceId: workspace_id, projectId: project_id }
    })

const projectSchema = z.object({ workspace_id: workspaceIdSchema, project_id: projectIdSchema })

/** A removed file keeps its place: it may be brought back. */
const lastPosition = (db: ReadableDb, { workspaceId, projectId }: ProjectKey): number =>
  db
    .prepare<[object], number>(
      `SELECT max(
         (SELECT coalesce(max(position), 0) FROM media_file
          WHERE workspace_id = @workspaceId AND project_id = @projectId AND removed_at IS NULL),
         (SELECT coalesce(max(position), 0) FROM media_file
          WHERE workspace_id = @workspaceId AND project_id = @projectId AND removed_at IS NOT NULL))`,
    )
    .pluck()
    .get({ workspaceId, projectId }) ?? 0

/** Lists files in the order in which they are sent, with removed ones in their places. */
export const listMediaOrder = (db: ReadableDb, of: ProjectKey): MediaFileId[] =>
  db
    .prepare<[string, number], MediaFileId>(
      'SELECT id FROM media_file WHERE workspace_id = ? AND project_id = ? ORDER BY position, rowid',
    )
    .pluck()
    .all(of.workspaceId, of.projectId)

export interface NewMediaFile
  extends Pick<
    StoredMediaFile,
    'id' | 'hint' | 'path' | 'sizeBytes' | 'modifiedAt' | 'read' | 'match' | 'placedBy'
  > {
  readonly targets: readonly PlacedTarget[] | null
  readonly screens: readonly ScreenId[] | null
  readonly isAllowed: boolean
  readonly uploads: readonly NewUpload[]
}

export type NewUpload = Pick<MediaUpload, 'target' | 'endpoint' | 'screenId' | 'state'> & {
  readonly id: UploadId
}

/** New files come behind those that are there. */
export const insertMediaFiles = (
  db: WritableDb,
  { workspaceId, projectId, files }: ProjectKey & { readonly files: readonly NewMediaFile[] },
): void =>
  db.transaction(() => {
    const insert = db.prepare(
      `INSERT INTO media_file (id, workspace_id, project_id, position, hint, path, size_bytes,
         modified_at, read, source, match, placed_by, targets, screens, is_allowed)
       VALUES (@id, @workspaceId, @projectId, @position, @hint, @path, @sizeBytes, @modifiedAt, @read, 'there', @match, @placedBy, @targets,
         @screens, @isAllowed)`,
    )
    let position = lastPosition(db, { workspaceId, projectId })
    for (const { uploads, isAllowed, ...file } of files) {
      position += 1
      insert.run({
        ...file,
        workspaceId,
        projectId,
        position,
        isAllowed: isAllowed ? 1 : 0,
        read: text(file.read),
        match: text(file.match),
        targets: text(file.targets),
        screens: text(file.screens),
      })
      insertMediaUploads(db, { fileId: file.id, uploads })
    }
  })()

const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
