import type {
  BuildingId,
  FloorId,
  MediaFileId,
  ProjectId,
  ScreenId,
  UnitId,
  UploadId,
  WorkspaceId,
} from '#core/ids'
import { type MediaUpload, type UploadState, uploadStateSchema } from '#core/media/queue/media-file'
import type { MediaEndpoint, MediaTarget } from '#core/media/shown/media-target'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

export interface FileUpload {
  readonly fileId: MediaFileId
  readonly upload: MediaUpload
}

export const uploadStateText = jsonColumn(uploadStateSchema)

/** These rows are read by the thousand, as those of files are. */
interface Row {
  readonly id: UploadId
  readonly file_id: MediaFileId
  readonly endpoint: MediaEndpoint
  readonly target_id: number
  readonly screen_id: ScreenId | null
  readonly state: string
  readonly has_kept: 0 | 1
  readonly without_copy: 0 | 1
  readonly sent_before_at: number | null
}

/** The endpoint tells of what kind its target is. */
export const targetOf = (endpoint: MediaEndpoint, id: number): MediaTarget => {
  if (endpoint === 'floorPlan') return { kind: 'floor', id: id as FloorId }
  if (endpoint === 'buildingPlan') return { kind: 'building', id: id as BuildingId }
  return { kind: 'unit', id: id as UnitId }
}

const select = `SELECT u.id, u.file_id, u.endpoint, u.target_id, u.screen_id, u.state,
    u.kept_path IS NOT NULL AS has_kept, u.without_copy, l.at AS sent_before_at
  FROM media_file f
  JOIN media_upload u ON u.file_id = f.id
  LEFT JOIN media_ledger l ON l.workspace_id = f.workspace_id AND l.endpoint = u.endpoint
    AND l.target_id = u.target_id AND l.screen_id = coalesce(u.screen_id, 0)
    AND l.sha256 = f.sha256`

type UploadChoice =
  | { readonly workspaceId: WorkspaceId; readonly projectId: ProjectId }
  | { readonly ids: readonly MediaFileId[] }

/** Lists the uploads of each file in their order; those of a whole project without removed files. */
export const listUploadsOfFiles = (db: ReadableDb, which: UploadChoice): FileUpload[] => {
  const rows =
    'ids' in which
      ? db
          .prepare<[string], Row>(
            `${select} WHERE f.id IN (SELECT value FROM json_each(?)) ORDER BY u.file_id, u.position`,
          )
          .all(JSON.stringify(which.ids))
      : db
          .prepare<[string, number], Row>(
            `${select} WHERE f.workspace_id = ? AND f.project_id = ? AND f.removed_at IS NULL
             ORDER BY f.position, u.position`,
          )
          .all(which.workspaceId, which.projectId)
  return rows.map((row) => {
    const state = JSON.parse(row.state) as UploadState
    return {
      fileId: row.file_id,
      upload: {
        id: row.id,
        target: targetOf(row.endpoint, row.target_id),
        endpoint: row.endpoint,
        screenId: row.screen_id,
        state,
        canPutBack: row.has_kept === 1 && state.kind === 'done',
        isWithoutCopy: row.without_copy === 1 && hasReplaced(state),
        sentBeforeAt: state.kind === 'done' ? null : row.sent_before_at,
      },
    }
  })
}

const hasReplaced = (state: UploadState): boolean =>
  state.kind === 'done' && state.outcome === 'replaced'

type NewUpload = Pick<MediaUpload, 'id' | 'target' | 'endpoint' | 'screenId' | 'state'>

/** New uploads come behind those that the file has; it is on its way to a place once. */
export const insertMediaUploads = (
  db: WritableDb,
  { fileId, uploads }: { readonly fileId: MediaFileId; readonly uploads: readonly NewUpload[] },
): void => {
  const insert = db.prepare(
    `INSERT INTO media_upload (id, file_id, position, endpoint, target_id, screen_id, state)
     VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM media_upload WHERE file_id = ?),
       ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  )
  for (const { id, target, endpoint, screenId, state } of uploads) {
    insert.run(id, fileId, fileId, endpoint, target.id, screenId, JSON.stringify(state))
  }
}

export const deleteMediaUploads = (db: WritableDb, ids: readonly UploadId[]): void => {
  const remove = db.prepare('DELETE FROM media_upload WHERE id = ?')
  for (const id of ids) remove.run(id)
}
