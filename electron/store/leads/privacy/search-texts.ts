import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { OtherPlace } from '#core/leads/privacy/other-places'
import { personInJson, type SoughtPerson } from '#core/leads/privacy/person-in-text'
import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../file/handle.ts'
import { personsByTable } from './persons-by-table.ts'

/** Rows of a place that tell of a person. */
interface FoundInPlace {
  readonly place: OtherPlace
  readonly rows: number
}

interface FoundRun {
  readonly report: string
  readonly at: Timestamp
}

interface SearchTexts {
  readonly person: SoughtPerson
  /** Lets other work have a turn while a large store is searched. */
  readonly giveWay: () => Promise<void>
}

const rowsAtOnce = 500

/** Searches all that this computer keeps besides leads, in every workspace: a name may stand anywhere. */
export const searchTexts = async (
  db: ReadableDb,
  { person, giveWay }: SearchTexts,
): Promise<readonly FoundInPlace[]> => {
  const isIn = personInJson(person)
  const found = new Map<OtherPlace, number>()
  for (const [table, place] of Object.entries(personsByTable)) {
    if (place === 'leads' || place === 'cells' || place === 'nobody') continue
    const columns = textColumns(db, table)
    if (columns.length === 0) continue
    const page = db
      .prepare<[number], readonly (string | null)[]>(
        `SELECT ${columns.join(', ')} FROM ${table} LIMIT ${rowsAtOnce} OFFSET ?`,
      )
      .raw()
    for (let from = 0, isLast = false; !isLast; from += rowsAtOnce) {
      const rows = page.all(from)
      const theirs = rows.filter((row) => row.some((text) => text !== null && isIn(text)))
      if (theirs.length > 0) found.set(place, (found.get(place) ?? 0) + theirs.length)
      isLast = rows.length < rowsAtOnce
      await giveWay()
    }
  }
  return [...found].map(([place, rows]) => ({ place, rows }))
}

const textColumns = (db: ReadableDb, table: string): readonly string[] =>
  db
    .prepare<[string], string>(
      `SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT' AND name NOT LIKE '%sha256'`,
    )
    .pluck()
    .all(table)

interface FoundCells {
  /** The runs whose cells mention the person. */
  readonly runs: readonly FoundRun[]
  /** Runs that are kept packed and were not read: what they have, nobody can tell before they are opened. */
  readonly unread: readonly FoundRun[]
}

const inflate = promisify(inflateRaw)

/** The runs of reports, row by row. */
export const searchCells = async (
  db: ReadableDb,
  { person, giveWay }: SearchTexts,
): Promise<FoundCells> => {
  const isIn = personInJson(person)
  const runs: FoundRun[] = []
  const unread: FoundRun[] = []
  const contents = db
    .prepare<[], string>('SELECT DISTINCT sha256 FROM export_run WHERE sha256 IS NOT NULL')
    .pluck()
    .all()
  for (const sha256 of contents) {
    const chunks = db
      .prepare<[string], number>('SELECT rowid FROM export_parsed_rows WHERE sha256 = ?')
      .pluck()
      .all(sha256)
    if (!isParsed(db, sha256)) unread.push(...runsOf(db, sha256))
    for (const chunk of chunks) {
      if (!(await hasPerson(db, chunk, isIn))) continue
      runs.push(...runsOf(db, sha256))
      break
    }
    await giveWay()
  }
  return { runs, unread }
}

const hasPerson = async (
  db: ReadableDb,
  chunk: number,
  isIn: (text: string) => boolean,
): Promise<boolean> => {
  const packed = db
    .prepare<[number], Uint8Array>('SELECT packed FROM export_parsed_rows WHERE rowid = ?')
    .pluck()
    .get(chunk)
  return packed !== undefined && isIn((await inflate(packed)).toString())
}

const isParsed = (db: ReadableDb, sha256: string): boolean =>
  db.prepare('SELECT 1 FROM export_parsed WHERE sha256 = ?').get(sha256) !== undefined

const runsOf = (db: ReadableDb, sha256: string): readonly FoundRun[] =>
  db
    .prepare<[string], FoundRun>(
      `SELECT coalesce(definition ->> '$.name', '') AS report, started_at AS at
       FROM export_run JOIN report ON report.id = report_id WHERE sha256 = ?
       ORDER BY started_at DESC`,
    )
    .all(sha256)
