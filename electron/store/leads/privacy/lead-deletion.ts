import { z } from 'zod'
import type { WorkspaceId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'
import { type ArchiveScope, findLeadArchive, makeLeadArchive } from '../archive/lead-archives.ts'
import { removeSiteAddress } from '../sent/site-addresses.ts'

/** When a person has ordered that all leads of a workspace be deleted; null where there is no open order. */
export const readDeletionOrder = (db: ReadableDb, workspaceId: WorkspaceId): Timestamp | null =>
  db
    .prepare<[string], number | null>(
      'SELECT deletion_ordered_at FROM lead_archive WHERE workspace_id = ?',
    )
    .pluck()
    .get(workspaceId) ?? null

/** How many deletions there were: a file that was read before one of them is not imported after it. */
export const countDeletions = (db: ReadableDb, workspaceId: WorkspaceId): number =>
  db
    .prepare<[string], number>('SELECT deletions FROM lead_archive WHERE workspace_id = ?')
    .pluck()
    .get(workspaceId) ?? 0

/** Writes the order before the first row is deleted: a run that is killed continues at the next start. */
export const orderLeadDeletion = (
  db: WritableDb,
  { workspaceId, at }: { readonly workspaceId: WorkspaceId; readonly at: Timestamp },
): void => {
  db.prepare(
    'UPDATE lead_archive SET deletion_ordered_at = ?, deletions = deletions + 1 WHERE id = ?',
  ).run(at, makeLeadArchive(db, workspaceId))
}

export const endLeadDeletion = (db: WritableDb, workspaceId: WorkspaceId): void => {
  db.prepare('UPDATE lead_archive SET deletion_ordered_at = NULL WHERE workspace_id = ?').run(
    workspaceId,
  )
}

/** The folder and the address are looked at no more, or what they have would be back at once. */
export const forgetSources = (db: WritableDb, workspaceId: WorkspaceId): void => {
  db.prepare(
    'UPDATE lead_archive SET folder = NULL, folder_time_zone = NULL WHERE workspace_id = ?',
  ).run(workspaceId)
  removeSiteAddress(db, workspaceId)
}

/**
 * Deletes everything but the leads themselves, within the caller's transaction; leads follow in slices. Settings, the
 * audit list and earlier deletions of persons stay.
 */
export const forgetAround = (db: WritableDb, workspaceId: WorkspaceId): void => {
  const archive = findLeadArchive(db, workspaceId)
  forgetSources(db, workspaceId)
  for (const table of ['sent_import', 'sent_link', 'sent_word', 'watched_file']) {
    db.prepare(`DELETE FROM ${table} WHERE archive = ?`).run(archive)
  }
  db.prepare('DELETE FROM lead_draft WHERE workspace_id = ?').run(workspaceId)
  db.prepare('DELETE FROM lead_sending WHERE workspace_id = ?').run(workspaceId)
  db.prepare(
    `DELETE FROM lead_covered WHERE account_id IN
       (SELECT id FROM account WHERE workspace_id = ?)`,
  ).run(workspaceId)
}

const leadTables = [
  ['lead', 'inquiry_id'],
  ['sent_lead', 'key'],
] as const

/** Counts all leads of the archive and of the web site. */
export const countKeptLeads = (db: ReadableDb, { archive }: ArchiveScope): number =>
  leadTables.reduce(
    (sum, [table]) =>
      sum +
      (db
        .prepare<[number], number>(`SELECT count(*) FROM ${table} WHERE archive = ?`)
        .pluck()
        .get(archive) ?? 0),
    0,
  )

// A slice takes twenty milliseconds; five thousand leads at once would stop the window for a third of a second.
const leadsPerForgetting = 100

/** Deletes a slice of leads, within the caller's transaction. */
export const forgetLeadSlice = (
  db: WritableDb,
  { archive }: ArchiveScope,
): { readonly gone: number; readonly isLast: boolean } => {
  const gone = leadTables.map(
    ([table, key]) =>
      db
        .prepare(
          `DELETE FROM ${table} WHERE archive = @archive AND ${key} IN
             (SELECT ${key} FROM ${table} WHERE archive = @archive LIMIT ${leadsPerForgetting})`,
        )
        .run({ archive }).changes,
  )
  return {
    gone: gone.reduce((sum, count) => sum + count, 0),
    isLast: !gone.includes(leadsPerForgetting),
  }
}

const inCopies = { name: 'leads.deletedInCopies', schema: z.boolean(), fallback: false }

/** Whether copies of the store have leads yet that a person wanted gone. */
export const hasDeletedInCopies = (db: ReadableDb): boolean => readPreference(db, inCopies)

/** Records that the backups were replaced, within the caller's transaction. */
export const writeDeletedInCopies = (db: WritableDb, value: boolean): void =>
  writePreference(db, { name: inCopies.name, value })
