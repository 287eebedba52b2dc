import type { SentImportId, WatchedFileId } from '#core/ids'
import { type Span, unionOf } from '#core/leads/spans'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from './handle.ts'
import type { LeadArchive } from './lead-archives.ts'

interface OfArchive {
  readonly archive: LeadArchive
}

/** A file of the site that was taken over. */
export interface SentImport {
  readonly id: SentImportId
  /** Empty of what was taken over before imports were told apart. */
  readonly name: string
  /** Null: nobody knows any more. */
  readonly at: Timestamp | null
  readonly leads: number
  /** Null: no lead was in it. */
  readonly period: Span | null
  readonly watchedFile: WatchedFileId | null
}

interface Row {
  readonly id: SentImportId
  readonly name: string
  readonly at: Timestamp | null
  readonly leads: number
  readonly from_at: Timestamp | null
  readonly to_at: Timestamp | null
  readonly watched_file: WatchedFileId | null
}

const toImport = (row: Row): SentImport => ({
  ...{ id: row.id, name: row.name, at: row.at, leads: row.leads, watchedFile: row.watched_file },
  period: row.from_at === null || row.to_at === null ? null : { from: row.from_at, to: row.to_at },
})

const columns = 'id, name, at, leads, from_at, to_at, watched_file'
const importsShown = 200

/** Newest first. */
export const listSentImports = (db: ReadableDb, { archive }: OfArchive): SentImport[] =>
  db
    .prepare<[number], Row>(
      `SELECT ${columns} FROM sent_import
       WHERE archive = ? ORDER BY id DESC LIMIT ${importsShown}`,
    )
    .all(archive)
    .map(toImport)

export const readSentImport = (
  db: ReadableDb,
  { archive, id }: OfArchive & Pick<SentImport, 'id'>,
): SentImport | null => {
  const row = db
    .prepare<[number, number], Row>(
      `SELECT ${columns} FROM sent_import WHERE archive = ? AND id = ?`,
    )
    .get(archive, id)
  return row === undefined ? null : toImport(row)
}

/** Written before its leads are. */
export const beginSentImport = (
  db: WritableDb,
  {
    archive,
    name,
    at,
    watchedFile,
  }: OfArchive & Pick<SentImport, 'name' | 'watchedFile'> & { readonly at: Timestamp },
): SentImportId =>
  Number(
    db
      .prepare(
        'INSERT INTO sent_import (archive, name, at, leads, watched_file) VALUES (?, ?, ?, 0, ?)',
      )
      .run(archive, name, at, watchedFile).lastInsertRowid,
  ) as SentImportId

export const endSentImport = (
  db: WritableDb,
  { id, leads, period }: Pick<SentImport, 'id' | 'leads' | 'period'>,
): void => {
  db.prepare('UPDATE sent_import SET leads = ?, from_at = ?, to_at = ? WHERE id = ?').run(
    leads,
    period?.from ?? null,
    period?.to ?? null,
    id,
  )
}

const leadsPerSlice = 1_000

/**
 * Takes a slice of its leads back, those of which no other import has told; answers whether there may be more. What a
 * person has said about them goes with them.
 */
export const takeSentLeadsBack = (
  db: WritableDb,
  { archive, id }: OfArchive & Pick<SentImport, 'id'>,
): boolean =>
  db.transaction(() => {
    const keys = db
      .prepare<[number, number], string>(
        `SELECT key FROM sent_lead INDEXED BY sent_lead_of_import
         WHERE archive = ? AND last_import = ? AND first_import = last_import
         LIMIT ${leadsPerSlice}`,
      )
      .pluck()
      .all(archive, id)
    const removeLead = db.prepare('DELETE FROM sent_lead WHERE archive = ? AND key = ?')
    const said = ['sent_link', 'sent_word'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE archive = ? AND sent_key = ?`),
    )
    for (const key of keys) {
      for (const removeSaid of said) removeSaid.run(archive, key)
      removeLead.run(archive, key)
    }
    return keys.length === leadsPerSlice
  })()

/** Its file is not taken once more by itself: a person chooses its columns again. */
export const removeSentImport = (
  db: WritableDb,
  { archive, id }: OfArchive & Pick<SentImport, 'id'>,
): void => {
  db.prepare(
    `UPDATE watched_file SET state = '{"kind":"takenBack"}'
     WHERE archive = @archive
       AND id = (SELECT watched_file FROM sent_import WHERE archive = @archive AND id = @id)`,
  ).run({ archive, id })
  for (const [gone, other] of [
    ['last_import', 'first_import'],
    ['first_import', 'last_import'],
  ]) {
    db.prepare(`UPDATE sent_lead SET ${gone} = ${other} WHERE archive = ? AND ${gone} = ?`).run(
      archive,
      id,
    )
  }
  db.prepare('DELETE FROM sent_import WHERE archive = ? AND id = ?').run(archive, id)
}

/** Of what time the files have told, in its order. */
export const listTold = (db: ReadableDb, { archive }: OfArchive): Span[] => [
  ...unionOf(
    db
      .prepare<[number], Span>(
        `SELECT from_at AS "from", to_at AS "to" FROM sent_import INDEXED BY sent_import_of_archive
         WHERE archive = ? AND from_at IS NOT NULL`,
      )
      .all(archive),
  ),
]
