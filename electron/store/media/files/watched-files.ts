import type { MediaFileId, ProjectId, ProjectKey, WorkspaceId } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/** The folder that is watched for files of a project; null where none is. */
export const readMediaFolder = (db: ReadableDb, of: ProjectKey): string | null =>
  db
    .prepare<[string, number], string | null>(
      'SELECT folder FROM media_project WHERE workspace_id = ? AND project_id = ?',
    )
    .pluck()
    .get(of.workspaceId, of.projectId) ?? null

interface FolderOfProject extends ProjectKey {
  readonly path: string
}

export const listMediaFolders = (db: ReadableDb): FolderOfProject[] =>
  db
    .prepare<[], { workspace_id: WorkspaceId; project_id: ProjectId; folder: string }>(
      'SELECT workspace_id, project_id, folder FROM media_project WHERE folder IS NOT NULL',
    )
    .all()
    .map((row) => ({ workspaceId: row.workspace_id, projectId: row.project_id, path: row.folder }))

/** Whoever chooses a folder wants what lies in it, whatever was taken out of one before. */
export const writeMediaFolder = (
  db: WritableDb,
  { workspaceId, projectId, path }: ProjectKey & { readonly path: string | null },
): void =>
  db.transaction(() => {
    db.prepare(
      `INSERT INTO media_project (workspace_id, project_id, folder) VALUES (?, ?, ?)
       ON CONFLICT (workspace_id, project_id) DO UPDATE SET folder = excluded.folder`,
    ).run(workspaceId, projectId, path)
    db.prepare('DELETE FROM media_taken_file WHERE workspace_id = ? AND project_id = ?').run(
      workspaceId,
      projectId,
    )
  })()

/** A file of the disk, as it was when somebody looked. */
export interface StampedFile {
  readonly path: string
  readonly sizeBytes: number
  /** In whole milliseconds. */
  readonly modifiedAt: number
}

export const listTakenFiles = (db: ReadableDb, of: ProjectKey): StampedFile[] =>
  db
    .prepare<[string, number], StampedFile>(
      `SELECT path, size_bytes AS sizeBytes, modified_at AS modifiedAt FROM media_taken_file
       WHERE workspace_id = ? AND project_id = ?`,
    )
    .all(of.workspaceId, of.projectId)

export const writeTakenFiles = (
  db: WritableDb,
  { workspaceId, projectId, files }: ProjectKey & { readonly files: readonly StampedFile[] },
): void =>
  db.transaction(() => {
    const insert = db.prepare(
      `INSERT INTO media_taken_file (workspace_id, project_id, path, size_bytes, modified_at)
       VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET size_bytes = excluded.size_bytes, modified_at = excluded.modified_at`,
    )
    for (const { path, sizeBytes, modifiedAt } of files) {
      insert.run(workspaceId, projectId, path, sizeBytes, modifiedAt)
    }
  })()

export interface ListedFile extends StampedFile {
  readonly id: MediaFileId
  readonly sha256: string | null
  /** Nothing has become of the file yet. */
  readonly isOpen: boolean
}

/** The files of the list that lie at these places of the disk, the newest of a place last. */
export const listMediaFilesAt = (
  db: ReadableDb,
  { workspaceId, projectId, paths }: ProjectKey & { readonly paths: readonly string[] },
): ListedFile[] =>
  db
    .prepare<[string, number, string], Omit<ListedFile, 'isOpen'> & { readonly isOpen: 0 | 1 }>(
      `SELECT id, path, size_bytes AS sizeBytes, modified_at AS modifiedAt, sha256,
         NOT EXISTS (SELECT 1 FROM media_upload u
           WHERE u.file_id = media_file.id AND u.state_kind <> 'waiting') AS isOpen
       FROM media_file
       WHERE workspace_id = ? AND project_id = ? AND removed_at IS NULL
         AND path IN (SELECT value FROM json_each(?))
       ORDER BY position`,
    )
    .all(workspaceId, projectId, JSON.stringify(paths))
    .map((row) => ({ ...row, isOpen: row.isOpen === 1 }))
