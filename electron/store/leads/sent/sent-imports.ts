import type { SentImportId, WatchedFileId } from '#core/ids'
import { type Span, unionOf } from '#core/leads/archive/spans'
import type { Timestamp } from '#core/time'
import { toWallTime } from '#core/wall-time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'
import type { WatchedSource } from './sent-files.ts'

/** An imported file of the web site. */
export interface SentImport {
  readonly id: SentImportId
  /** Empty for leads that were imported before imports were recorded. */
  readonly name: string
  /** Null where the time is no longer known. */
  readonly at: Timestamp | null
  readonly leads: number
  /** Null where the import has no lead. */
  readonly period: Span | null
  readonly watchedFile: WatchedFileId | null
  /** How many files of that day the import stands for. */
  readonly files: number
}

interface Row {
  readonly id: SentImportId
  readonly name: string
  readonly at: Timestamp | null
  readonly leads: number
  readonly from_at: Timestamp | null
  readonly to_at: Timestamp | null
  readonly watched_file: WatchedFileId | null
  readonly files: number
}

const toImport = (row: Row): SentImport => ({
  id: row.id,
  name: row.name,
  at: row.at,
  leads: row.leads,
  files: row.files,
  watchedFile: row.watched_file,
  period: row.from_at === null || row.to_at === null ? null : { from: row.from_at, to: row.to_at },
})

const columns = 'id, name, at, leads, from_at, to_at, watched_file, files'
const importsShown = 200

/** Lists imports, the newest first. */
export const listSentImports = (db: ReadableDb, { archive }: ArchiveScope): SentImport[] =>
  db
    .prepare<[number], Row>(
      `SELECT ${columns} FROM sent_import
       WHERE archive = ? ORDER BY at DESC, id DESC LIMIT ${importsShown}`,
    )
    .all(archive)
    .map(toImport)

export const readSentImport = (
  db: ReadableDb,
  { archive, id }: ArchiveScope & Pick<SentImport, 'id'>,
): SentImport | null => {
  const row = db
    .prepare<[number, number], Row>(
      `SELECT ${columns} FROM sent_import WHERE archive = ? AND id = ?`,
    )
    .get(archive, id)
  return row === undefined ? null : toImport(row)
}

interface NewImport extends ArchiveScope, Pick<SentImport, 'name'> {
  readonly at: Timestamp
  /** Null for a file that a person has given. */
  readonly watched: { readonly fileId: WatchedFileId; readonly source: WatchedSource } | null
  /** The time zone in which the import's days begin and end. */
  readonly timeZone: string
}

/**
 * Writes an import before its leads. Files that come by themselves from one place under one name are one import a day:
 * a site with a new answer each time would otherwise push all others out of the list.
 */
export const beginSentImport = (db: WritableDb, wanted: NewImport): SentImportId => {
  const { archive, name, at, watched } = wanted
  const ofDay = watched === null ? null : findOfDay(db, { ...wanted, source: watched.source })
  if (ofDay !== null) {
    db.prepare('UPDATE sent_import SET at = ?, watched_file = ? WHERE id = ?').run(
      at,
      watched?.fileId ?? null,
      ofDay,
    )
    return ofDay
  }
  return Number(
    db
      .prepare(
        `INSERT INTO sent_import (archive, name, at, leads, watched_file, source, files)
         VALUES (?, ?, ?, 0, ?, ?, 0)`,
      )
      .run(archive, name, at, watched?.fileId ?? null, watched?.source ?? null).lastInsertRowid,
  ) as SentImportId
}

const findOfDay = (
  db: ReadableDb,
  { archive, name, at, source, timeZone }: NewImport & { readonly source: WatchedSource },
): SentImportId | null => {
  const last = db
    .prepare<[number, string, string], { id: SentImportId; at: Timestamp | null }>(
      `SELECT id, at FROM sent_import INDEXED BY sent_import_of_archive
       WHERE archive = ? AND source = ? AND name = ? ORDER BY id DESC LIMIT 1`,
    )
    .get(archive, source, name)
  const dayOf = (moment: Timestamp) => toWallTime(moment, timeZone).date
  return last?.at != null && dayOf(last.at) === dayOf(at) ? last.id : null
}

interface EndedImport extends ArchiveScope, Pick<SentImport, 'id' | 'leads' | 'period'> {}

/** Ends an import; that of several files counts the leads of all of them, and the spans of each. */
export const endSentImport = (
  db: WritableDb,
  { archive, id, leads, period }: EndedImport,
): void => {
  const before = toldOf(db, { archive, id })
  const told = unionOf(period === null ? before.told : [...before.told, { ...period }])
  db.prepare(
    `UPDATE sent_import SET files = files + 1, leads = @leads, told = @told,
       from_at = @from, to_at = @to WHERE id = @id`,
  ).run({
    id,
    leads: before.files === 0 ? leads : countLeadsOf(db, { archive, id }),
    told: told.length > 1 ? JSON.stringify(told.map(({ from, to }) => [from, to])) : null,
    from: told[0]?.from ?? null,
    to: told.at(-1)?.to ?? null,
  })
}

/** Ends an import without leads; it is removed where it has none from earlier files either. */
export const leaveSentImport = (
  db: WritableDb,
  of: ArchiveScope & Pick<SentImport, 'id'>,
): void => {
  if (toldOf(db, of).files === 0) removeSentImport(db, of)
}

/** Counts leads that no later import mentions; taking this import back removes them. */
const countLeadsOf = (db: ReadableDb, { archive, id }: ArchiveScope & Pick<SentImport, 'id'>) =>
  db
    .prepare<[number, number], number>(
      `SELECT count(*) FROM sent_lead INDEXED BY sent_lead_of_import
       WHERE archive = ? AND last_import = ?`,
    )
    .pluck()
    .get(archive, id) ?? 0

interface SpanRow {
  readonly from_at: Timestamp | null
  readonly to_at: Timestamp | null
  readonly told: string | null
}

const toldOf = (db: ReadableDb, { archive, id }: ArchiveScope & Pick<SentImport, 'id'>) => {
  const row = db
    .prepare<[number, number], SpanRow & { files: number }>(
      'SELECT from_at, to_at, told, files FROM sent_import WHERE archive = ? AND id = ?',
    )
    .get(archive, id)
  return { files: row?.files ?? 0, told: row === undefined ? [] : spansOf(row) }
}

const spansOf = ({ from_at: from, to_at: to, told }: SpanRow): Span[] => {
  if (told !== null) {
    return (JSON.parse(told) as [Timestamp, Timestamp][]).map(([begin, end]) => ({
      from: begin,
      to: end,
    }))
  }
  return from === null || to === null ? [] : [{ from, to }]
}

const leadsPerSlice = 1_000

/**
 * Removes a slice of the import's leads that no other import mentions, with what a person has said about them; answers
 * whether there may be more.
 */
export const takeSentLeadsBack = (
  db: WritableDb,
  { archive, id }: ArchiveScope & Pick<SentImport, 'id'>,
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

/** Removes an import. Its file is not imported again by itself: a person chooses its columns again. */
export const removeSentImport = (
  db: WritableDb,
  { archive, id }: ArchiveScope & Pick<SentImport, 'id'>,
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

/** The spans that the files have covered, in order. */
export const listTold = (db: ReadableDb, { archive }: ArchiveScope): Span[] => [
  ...unionOf(
    db
      .prepare<[number], SpanRow>(
        `SELECT from_at, to_at, told FROM sent_import INDEXED BY sent_import_of_archive
         WHERE archive = ? AND from_at IS NOT NULL`,
      )
      .all(archive)
      .flatMap(spansOf),
  ),
]
