import type { WatchedFile } from '#core/contract/leads'
import type { WatchedFileId } from '#core/ids'
import { type SentMapping, sentMappingSchema } from '#core/leads/sent-columns'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from './handle.ts'
import type { LeadArchive } from './lead-archives.ts'

interface OfArchive {
  readonly archive: LeadArchive
}

const mappingsKept = 50

/** That which was used last first; one that cannot be read is as if it was never kept. */
export const listSentMappings = (db: ReadableDb, { archive }: OfArchive): SentMapping[] =>
  db
    .prepare<[number], string>(
      `SELECT mapping FROM sent_mapping WHERE archive = ? ORDER BY used_at DESC LIMIT ${mappingsKept}`,
    )
    .pluck()
    .all(archive)
    .flatMap((text) => {
      // One of an earlier version knows of no clock that is wrong.
      const kept = { clockShiftMs: 0, ...JSON.parse(text) }
      return sentMappingSchema.safeParse(kept).data ?? []
    })

/** Within a transaction of the caller's. */
export const keepSentMapping = (
  db: WritableDb,
  {
    archive,
    mapping,
    usedAt,
  }: OfArchive & { readonly mapping: SentMapping; readonly usedAt: Timestamp },
): void => {
  db.prepare(
    `INSERT INTO sent_mapping (archive, titles, mapping, used_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (archive, titles) DO UPDATE SET mapping = excluded.mapping,
       used_at = excluded.used_at`,
  ).run(archive, JSON.stringify([...mapping.titles].sort()), JSON.stringify(mapping), usedAt)
}

interface Row {
  readonly id: WatchedFileId
  readonly name: string
  readonly seen_at: Timestamp
  readonly state: string
}

const filesShown = 200

/** Newest first. */
export const listWatchedFiles = (db: ReadableDb, { archive }: OfArchive): WatchedFile[] =>
  db
    .prepare<[number], Row>(
      `SELECT id, name, seen_at, state FROM watched_file
       WHERE archive = ? ORDER BY seen_at DESC LIMIT ${filesShown}`,
    )
    .all(archive)
    .map(({ id, name, seen_at, state }) => ({
      ...{ id, name, seenAt: seen_at },
      state: JSON.parse(state) as WatchedFile['state'],
    }))

/** The same bytes are the same file, whatever it is called now. */
export const findWatchedFile = (
  db: ReadableDb,
  { archive, sha256 }: OfArchive & { readonly sha256: string },
): Pick<WatchedFile, 'id' | 'state'> | null => {
  const row = db
    .prepare<[number, string], Row>(
      'SELECT id, name, seen_at, state FROM watched_file WHERE archive = ? AND sha256 = ?',
    )
    .get(archive, sha256)
  return row === undefined
    ? null
    : { id: row.id, state: JSON.parse(row.state) as WatchedFile['state'] }
}

export const readWatchedFileName = (db: ReadableDb, id: WatchedFileId): string | null =>
  db.prepare<[string], string>('SELECT name FROM watched_file WHERE id = ?').pluck().get(id) ?? null

export const writeWatchedFile = (
  db: WritableDb,
  { archive, sha256, file }: OfArchive & { readonly sha256: string; readonly file: WatchedFile },
): void => {
  db.prepare(
    `INSERT INTO watched_file (id, archive, name, sha256, seen_at, state)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (archive, sha256) DO UPDATE SET name = excluded.name, state = excluded.state`,
  ).run(file.id, archive, file.name, sha256, file.seenAt, JSON.stringify(file.state))
}

export const writeWatchedFileState = (
  db: WritableDb,
  { id, state }: Pick<WatchedFile, 'id' | 'state'>,
): void => {
  db.prepare('UPDATE watched_file SET state = ? WHERE id = ?').run(JSON.stringify(state), id)
}

/** It is taken anew the next time that the folder is looked at. */
export const removeWatchedFile = (
  db: WritableDb,
  { archive, id }: OfArchive & Pick<WatchedFile, 'id'>,
): void => {
  db.prepare('DELETE FROM watched_file WHERE archive = ? AND id = ?').run(archive, id)
}

/** A mapping was made: it may be theirs. */
export const retryUnmappedFiles = (db: WritableDb, { archive }: OfArchive): void => {
  db.prepare(
    `DELETE FROM watched_file WHERE archive = ? AND state ->> 'kind' IN ('unmapped', 'failed')`,
  ).run(archive)
}
