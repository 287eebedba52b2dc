import { z } from 'zod'
import {
  mediaFileIdSchema,
  type ProjectId,
  pictureIdSchema,
  projectIdSchema,
  screenIdSchema,
  type UploadId,
  uploadIdSchema,
  type WorkspaceId,
  workspaceIdSchema,
} from '#core/ids'
import { mediaEndpoints, type UploadState } from '#core/media/queue/media-file'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'
import { recordSentMedia, type SentMedia } from './media-ledger.ts'
import { linkLostCall } from './media-outgoing.ts'
import { targetOf, uploadStateText } from './media-upload-rows.ts'

const galleryBeforeSchema = z.object({
  name: z.string(),
  /** Null where the gallery was not looked at before. */
  pictures: z.array(pictureIdSchema).nullable(),
})
const begunOverSchema = z.enum(['nothing', 'something', 'unseen'])
/** What was at a place when a file first left for it. */
export type BegunOver = z.infer<typeof begunOverSchema>

/** What a picture was called when it left, and the pictures that its gallery was known to have. */
export type GalleryBefore = z.infer<typeof galleryBeforeSchema>

const rowSchema = z
  .object({
    id: uploadIdSchema,
    file_id: mediaFileIdSchema,
    workspace_id: workspaceIdSchema,
    project_id: projectIdSchema,
    endpoint: z.enum(mediaEndpoints),
    target_id: z.int(),
    screen_id: screenIdSchema.nullable(),
    state: uploadStateText,
    gallery_before: jsonColumn(galleryBeforeSchema).nullable(),
    kept_path: z.string().nullable(),
    begun_over: begunOverSchema.nullable(),
    size_bytes: z.int(),
    hint: z.string(),
    removed_at: z.int().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    fileId: row.file_id,
    workspaceId: row.workspace_id,
    projectId: row.project_id,
    endpoint: row.endpoint,
    screenId: row.screen_id,
    target: targetOf(row.endpoint, row.target_id),
    state: row.state,
    galleryBefore: row.gallery_before,
    keptPath: row.kept_path,
    begunOver: row.begun_over,
    hint: row.hint,
    sizeBytes: row.size_bytes,
    isRemoved: row.removed_at !== null,
  }))

/** An upload with its place in the world. */
export type QueuedUpload = z.infer<typeof rowSchema>

const select = `SELECT u.id, u.file_id, f.workspace_id, f.project_id, u.endpoint, u.target_id,
    u.screen_id, u.state, u.gallery_before, u.kept_path, u.begun_over, f.size_bytes, f.hint, f.removed_at`

export const readUploads = (db: ReadableDb, ids: readonly UploadId[]): QueuedUpload[] =>
  db
    .prepare<[string]>(
      `${select} FROM media_upload u JOIN media_file f ON f.id = u.file_id
       WHERE u.id IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(ids))
    .map((row) => rowSchema.parse(row))

/** Lists uploads in a state, of every project or of one, with those of removed files. */
export const listUploadsInState = (db: ReadableDb, kind: 'sending' | 'unknown'): QueuedUpload[] =>
  db
    .prepare<[]>(
      `${select} FROM media_upload u JOIN media_file f ON f.id = u.file_id
       WHERE u.state_kind = '${kind}' ORDER BY f.position, u.position`,
    )
    .all()
    .map((row) => rowSchema.parse(row))

export const listQueuedIds = (
  db: ReadableDb,
  { workspaceId, projectId }: { readonly workspaceId: WorkspaceId; readonly projectId: ProjectId },
): UploadId[] =>
  db
    .prepare<[string, number], UploadId>(
      `SELECT u.id FROM media_file f
       CROSS JOIN media_upload u INDEXED BY media_upload_queued ON u.file_id = f.id
       WHERE f.workspace_id = ? AND f.project_id = ? AND f.removed_at IS NULL
         AND u.state_kind = 'queued'
       ORDER BY f.position, u.position`,
    )
    .pluck()
    .all(workspaceId, projectId)

const projectSchema = z
  .object({ workspace_id: workspaceIdSchema, project_id: projectIdSchema })
  .transform((row) => ({ workspaceId: row.workspace_id, projectId: row.project_id }))

export const listProjectsQueued = (
  db: ReadableDb,
): { workspaceId: WorkspaceId; projectId: ProjectId }[] =>
  db
    .prepare<[]>(
      `SELECT DISTINCT f.workspace_id, f.project_id
       FROM media_upload u INDEXED BY media_upload_queued JOIN media_file f ON f.id = u.file_id
       WHERE u.state_kind = 'queued' AND f.removed_at IS NULL`,
    )
    .all()
    .map((row) => projectSchema.parse(row))

/** The first that are to be sent, in the order of the list. */
export const listNextQueued = (
  db: ReadableDb,
  of: {
    readonly workspaceId: WorkspaceId
    readonly projectId: ProjectId
    readonly limit: number
  },
): QueuedUpload[] =>
  db
    .prepare<[object]>(
      `${select} FROM media_file f
       CROSS JOIN media_upload u INDEXED BY media_upload_queued ON u.file_id = f.id
       WHERE f.workspace_id = @workspaceId AND f.project_id = @projectId
         AND f.removed_at IS NULL AND u.state_kind = 'queued'
       ORDER BY f.position, u.position LIMIT @limit`,
    )
    .all(of)
    .map((row) => rowSchema.parse(row))

/** How manieth picture of its unit's a file is, on that screen, from 1. */
export const readPictureOrder = (
  db: ReadableDb,
  { target, screenId, fileId }: Pick<QueuedUpload, 'target' | 'screenId' | 'fileId'>,
): number =>
  db
    .prepare<[object], number>(
      `SELECT count(DISTINCT f.id) FROM media_upload u CROSS JOIN media_file f ON f.id = u.file_id
       WHERE u.endpoint = 'unitPicture' AND u.target_id = @unitId AND u.screen_id IS @screenId
         AND f.removed_at IS NULL AND (f.workspace_id, f.project_id) =
           (SELECT workspace_id, project_id FROM media_file WHERE id = @fileId)
         AND f.position <= (SELECT position FROM media_file WHERE id = @fileId)`,
    )
    .pluck()
    .get({ unitId: target.id, screenId, fileId }) ?? 1

export const writeUploadStates = (
  db: WritableDb,
  states: readonly { readonly id: UploadId; readonly state: UploadState }[],
): void =>
  db.transaction(() => {
    for (const one of states) writeUploadState(db, one)
  })()

const writeUploadState = (
  db: WritableDb,
  { id, state }: { readonly id: UploadId; readonly state: UploadState },
): void => {
  db.prepare('UPDATE media_upload SET state = ? WHERE id = ?').run(JSON.stringify(state), id)
  if (state.kind === 'unknown') linkLostCall(db, id)
}

export interface BegunUpload {
  readonly id: UploadId
  readonly state: UploadState
  readonly galleryBefore: GalleryBefore | null
  readonly keptPath: string | null
  readonly isWithoutCopy: boolean
  readonly begunOver: BegunOver
}

/** The last commit before the bytes leave. */
export const beginUpload = (db: WritableDb, begun: BegunUpload): void => {
  const { id, state, galleryBefore, keptPath, isWithoutCopy, begunOver } = begun
  db.prepare(
    `UPDATE media_upload SET state = @state, gallery_before = @before, kept_path = @keptPath,
       without_copy = @withoutCopy, begun_over = coalesce(begun_over, @begunOver), call_id = NULL
     WHERE id = @id`,
  ).run({
    id,
    keptPath,
    begunOver,
    state: JSON.stringify(state),
    withoutCopy: isWithoutCopy ? 1 : 0,
    before: galleryBefore && JSON.stringify(galleryBefore),
  })
}

export interface EndedUpload {
  readonly id: UploadId
  readonly state: UploadState
  readonly sent: SentMedia | null
}

const writeEnd = (db: WritableDb, ended: EndedUpload): void => {
  writeUploadState(db, ended)
  if (ended.state.kind === 'failed' && ended.state.failure.kind === 'refused') {
    db.prepare('UPDATE media_upload SET begun_over = NULL WHERE id = ?').run(ended.id)
  }
  if (ended.sent) recordSentMedia(db, ended.sent)
}

/** Ends an upload, with its line of the ledger where it has arrived. */
export const endUpload = (db: WritableDb, ended: EndedUpload): void =>
  db.transaction(() => writeEnd(db, ended))()

/** Ends an upload and begins the next one: a commit takes as long as what is written with it. */
export const endAndBeginUpload = (
  db: WritableDb,
  { ended, begun }: { readonly ended: EndedUpload; readonly begun: BegunUpload },
): void =>
  db.transaction(() => {
    writeEnd(db, ended)
    beginUpload(db, begun)
  })()

/** The copy now belongs to the file that puts it back. */
export const forgetKeptPath = (db: WritableDb, id: UploadId): void => {
  db.prepare('UPDATE media_upload SET kept_path = NULL WHERE id = ?').run(id)
}
