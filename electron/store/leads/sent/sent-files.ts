import type { WatchedFile } from '#core/contract/leads'
import type { WatchedFileId } from '#core/ids'
import { parseStoredMapping } from '#core/leads/sent/parse-stored-mapping'
import type { SentMapping } from '#core/leads/sent/sent-columns'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'

const mappingsKept = 50

/** Lists mappings, the one that was used last first; one that cannot be read is left out. */
export const listSentMappings = (db: ReadableDb, { archive }: ArchiveScope): SentMapping[] =>
  db
    .prepare<[number], string>(
      `SELECT mapping FROM sent_mapping WHERE archive = ? ORDER BY used_at DESC LIMIT ${mappingsKept}`,
    )
    .pluck()
    .all(archive)
    .flatMap((text) => parseStoredMapping(JSON.parse(text)) ?? [])

/** Remembers a mapping, within the caller's transaction. */
export const keepSentMapping = (
  db: WritableDb,
  {
    archive,
    mapping,
    usedAt,
  }: ArchiveScope & { readonly mapping: SentMapping; readonly usedAt: Timestamp },
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

/** Whether the web site puts its files into a folder or gives them at an address. */
export type WatchedSource = 'folder' | 'address'

interface ArchivedSource {
  readonly source: WatchedSource
}

/** Lists watched files, the newest first. */
export const listWatchedFiles = (
  db: ReadableDb,
  { archive, source }: ArchiveScope & ArchivedSource,
): WatchedFile[] =>
  db
    .prepare<[number, string], Row>(
      `SELECT id, name, seen_at, state FROM watched_file
       WHERE archive = ? AND source = ? ORDER BY seen_at DESC LIMIT ${filesShown}`,
    )
    .all(archive, source)
    .map(({ id, name, seen_at, state }) => ({
      id,
      name,
      seenAt: seen_at,
      state: JSON.parse(state) as WatchedFile['state'],
    }))

/** The same bytes are the same file, whatever it is called now. */
export const findWatchedFile = (
  db: ReadableDb,
  { archive, sha256 }: ArchiveScope & { readonly sha256: string },
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

export const readWatchedFile = (
  db: ReadableDb,
  id: WatchedFileId,
): (ArchivedSource & Pick<WatchedFile, 'name'>) | null =>
  db
    .prepare<[string], ArchivedSource & Pick<WatchedFile, 'name'>>(
      'SELECT name, source FROM watched_file WHERE id = ?',
    )
    .get(id) ?? null

interface NewWatchedFile extends ArchiveScope, ArchivedSource {
  readonly sha256: string
  readonly file: WatchedFile
}

export const writeWatchedFile = (
  db: WritableDb,
  { archive, source, sha256, file }: NewWatchedFile,
): void => {
  db.prepare(
    `INSERT INTO watched_file (id, archive, name, sha256, seen_at, state, source)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (archive, sha256) DO UPDATE SET name = excluded.name, state = excluded.state`,
  ).run(file.id, archive, file.name, sha256, file.seenAt, JSON.stringify(file.state), source)
}

export const writeWatchedFileState = (
  db: WritableDb,
  { id, state }: Pick<WatchedFile, 'id' | 'state'>,
): void => {
  db.prepare('UPDATE watched_file SET state = ? WHERE id = ?').run(JSON.stringify(state), id)
}

/** Forgets a file, so that it is imported again the next time that the folder is read. */
export const removeWatchedFile = (
  db: WritableDb,
  { archive, id }: ArchiveScope & Pick<WatchedFile, 'id'>,
): void => {
  db.prepare('DELETE FROM watched_file WHERE archive = ? AND id = ?').run(archive, id)
}

/** Forgets files that could not be read, because a new mapping may fit them. */
export const retryUnmappedFiles = (db: WritableDb, { archive }: ArchiveScope): void => {
  db.prepare(
    `DELETE FROM watched_file WHERE archive = ? AND state ->> 'kind' IN ('unmapped', 'failed')`,
  ).run(archive)
}

interface WatchedSweep extends ArchiveScope {
  /** The names in the folder now; null where they cannot be known. */
  readonly names: readonly string[] | null
  /** An answer that changes to and fro is known for so long. */
  readonly seenBefore: Timestamp
}

const isNewer = '(newer.seen_at, newer.rowid) > (old.seen_at, old.rowid)'

/**
 * Forgets files that no place can show again: a newer one has the name, or the name is gone. A file that a person has
 * taken back is remembered for ever, or it would be imported by itself.
 */
export const sweepWatchedFiles = (
  db: WritableDb,
  { archive, names, seenBefore }: WatchedSweep,
): number =>
  db
    .prepare(
      `DELETE FROM watched_file AS old
       WHERE archive = @archive AND seen_at < @seenBefore AND state ->> 'kind' <> 'takenBack'
         AND CASE source WHEN 'address' THEN EXISTS (
             SELECT 1 FROM watched_file AS newer WHERE newer.archive = @archive
               AND newer.source = 'address' AND ${isNewer})
           ELSE @names IS NOT NULL AND (name NOT IN (SELECT value FROM json_each(@names)) OR EXISTS (
             SELECT 1 FROM watched_file AS newer WHERE newer.archive = @archive
               AND newer.source = 'folder' AND newer.name = old.name
               AND ${isNewer}))
           END`,
    )
    .run({ archive, seenBefore, names: names === null ? null : JSON.stringify(names) }).changes
