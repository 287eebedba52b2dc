import type { WorkspaceId } from '#core/ids'
import {
  type LeadSettings,
  leadSettingsSchema,
  usualLeadSettings,
} from '#core/leads/archive/lead-settings'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readParts } from '../../rows/read-parts.ts'

/** Names the leads of one workspace in every table of theirs. */
export type LeadArchive = number

export interface ArchiveScope {
  readonly archive: LeadArchive
}

/** The archive of a workspace that has none: no row is in it. */
export const noArchive: LeadArchive = 0

export const findLeadArchive = (db: ReadableDb, workspaceId: WorkspaceId): LeadArchive =>
  db
    .prepare<[string], number>('SELECT id FROM lead_archive WHERE workspace_id = ?')
    .pluck()
    .get(workspaceId) ?? noArchive

/** Makes the archive of a workspace when its first row is to be written. */
export const makeLeadArchive = (db: WritableDb, workspaceId: WorkspaceId): LeadArchive => {
  db.prepare('INSERT INTO lead_archive (workspace_id) VALUES (?) ON CONFLICT DO NOTHING').run(
    workspaceId,
  )
  return findLeadArchive(db, workspaceId)
}

/** The usual ones until somebody has set any; a part that cannot be read is as if never set. */
export const readLeadSettings = (db: ReadableDb, workspaceId: WorkspaceId): LeadSettings =>
  readParts(
    leadSettingsSchema,
    usualLeadSettings,
    db
      .prepare<[string], string | null>('SELECT settings FROM lead_archive WHERE workspace_id = ?')
      .pluck()
      .get(workspaceId),
  )

export const writeLeadSettings = (
  db: WritableDb,
  { workspaceId, settings }: { readonly workspaceId: WorkspaceId; readonly settings: LeadSettings },
): void => {
  db.prepare(
    `INSERT INTO lead_archive (workspace_id, settings) VALUES (?, ?)
     ON CONFLICT (workspace_id) DO UPDATE SET settings = excluded.settings`,
  ).run(workspaceId, JSON.stringify(settings))
}

/** A folder of the person's that is looked at for files of the site. */
export interface WatchedFolder {
  readonly path: string
  /** The time zone of times that name none. */
  readonly timeZone: string
}

export const readWatchedFolder = (
  db: ReadableDb,
  workspaceId: WorkspaceId,
): WatchedFolder | null => {
  const row = db
    .prepare<[string], { folder: string | null; folder_time_zone: string | null }>(
      'SELECT folder, folder_time_zone FROM lead_archive WHERE workspace_id = ?',
    )
    .get(workspaceId)
  return row === undefined || row.folder === null
    ? null
    : { path: row.folder, timeZone: row.folder_time_zone ?? 'UTC' }
}

export const writeWatchedFolder = (
  db: WritableDb,
  {
    workspaceId,
    folder,
  }: { readonly workspaceId: WorkspaceId; readonly folder: WatchedFolder | null },
): void => {
  const archive = makeLeadArchive(db, workspaceId)
  db.prepare('UPDATE lead_archive SET folder = ?, folder_time_zone = ? WHERE id = ?').run(
    folder?.path ?? null,
    folder?.timeZone ?? null,
    archive,
  )
}
