import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { z } from 'zod'
import type { WorkbookFormat } from '#core/exports/reports/export-spec'
import { type ExportRequest, readExportRequest } from '#core/exports/runs/export-request'
import type { Measure, MeasuredRun } from '#core/exports/runs/measure-run'
import type { HeaderMode, ReportRow } from '#core/exports/table/report-table'
import { type ReportJobId, type RunId, reportJobIdSchema, runIdSchema } from '#core/ids'
import { type Json, keptJson } from '#core/json'
import type { Timestamp } from '#core/time'
import type { ParsedSheet, ParsedWorkbook } from '../../../workers/reports/reports-message.ts'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { jsonColumn } from '../../rows/json-column.ts'

/** Contents as a run has asked for them. */
export interface ContentsKey {
  readonly sha256: string
  readonly headers: HeaderMode
}

export interface RunContents extends ContentsKey {
  readonly runId: RunId
  readonly reportId: ReportJobId
  readonly format: WorkbookFormat
  readonly at: Timestamp
  /** Null where nobody knows any more. */
  readonly asked: ExportRequest | null
}

// The version is raised when the reader reads anything in another way, or divides it otherwise.
const reader = 2

const headersSchema = z.enum(['default', 'labels', 'ids', 'labels_ids', 'ids_labels'])

const runSchema = z
  .object({
    id: runIdSchema,
    report_id: reportJobIdSchema,
    sha256: z.string(),
    headers: headersSchema,
    format: z.enum(['xls', 'xlsx']),
    started_at: z.int(),
    request: z.string().transform(readExportRequest).nullable(),
  })
  .transform(
    (row): RunContents => ({
      runId: row.id,
      reportId: row.report_id,
      sha256: row.sha256,
      headers: row.headers,
      format: row.format,
      at: row.started_at,
      asked: row.request,
    }),
  )

const selectRuns = `SELECT r.id, r.report_id, r.sha256, r.headers, c.format, r.started_at, r.request
  FROM export_run r JOIN export_contents c INDEXED BY export_contents_sizes
    ON c.sha256 = r.sha256`

/** Null for a run without contents. */
export const readRunContents = (db: ReadableDb, runId: RunId): RunContents | null => {
  const row = db.prepare<[string]>(`${selectRuns} WHERE r.id = ?`).get(runId)
  return row === undefined ? null : runSchema.parse(row)
}

/** Lists the runs of a report whose contents can be read as far as is known, the newest first. */
export const listRunContents = (db: ReadableDb, reportId: ReportJobId): RunContents[] =>
  db
    .prepare<[string]>(
      `${selectRuns} WHERE r.report_id = ? AND r.removed_at IS NULL AND r.failure IS NULL
       ORDER BY r.started_at DESC`,
    )
    .all(reportId)
    .map((row) => runSchema.parse(row))

const sheetsSchema = jsonColumn(z.array(z.custom<ParsedSheet>()))

/** Null where they were not read yet, or by an older reader. */
export const readParsedSheets = (
  db: ReadableDb,
  { sha256, headers }: ContentsKey,
): ParsedSheet[] | null => {
  const sheets = db
    .prepare<[string, string, number]>(
      'SELECT sheets FROM export_parsed WHERE sha256 = ? AND headers = ? AND reader = ?',
    )
    .pluck()
    .get(sha256, headers, reader)
  return sheets === undefined ? null : sheetsSchema.parse(sheets)
}

const inflate = promisify(inflateRaw)

/** Null where there is no such chunk. */
export const readParsedRows = async (
  db: ReadableDb,
  { sha256, headers, sheet, chunk }: ContentsKey & { readonly sheet: number; chunk: number },
): Promise<Json<readonly ReportRow[]> | null> => {
  const packed = db
    .prepare<[string, string, number, number], Uint8Array>(
      `SELECT packed FROM export_parsed_rows
       WHERE sha256 = ? AND headers = ? AND sheet = ? AND chunk = ?`,
    )
    .pluck()
    .get(sha256, headers, sheet, chunk)
  return packed === undefined ? null : keptJson((await inflate(packed)).toString())
}

const chunkSchema = z.object({ sheet: z.int(), packed: z.instanceof(Uint8Array) })

/** Reads all sheets of some contents, packed as they are; null where these were not parsed yet. */
export const readParsedWorkbook = (db: ReadableDb, key: ContentsKey): ParsedWorkbook | null => {
  const sheets = readParsedSheets(db, key)
  if (sheets === null) return null
  const chunks = sheets.map((): Uint8Array[] => [])
  const rows = db
    .prepare<[string, string]>(
      `SELECT sheet, packed FROM export_parsed_rows
       WHERE sha256 = ? AND headers = ? ORDER BY sheet, chunk`,
    )
    .all(key.sha256, key.headers)
  for (const row of rows) {
    const { sheet, packed } = chunkSchema.parse(row)
    chunks[sheet]?.push(packed)
  }
  return { sheets, chunks }
}

/** Writes parsed contents in place of earlier ones; writes nothing where no run has the contents any more. */
export const writeParsedWorkbook = (
  db: WritableDb,
  { sha256, headers }: ContentsKey,
  { sheets, chunks }: ParsedWorkbook,
  mostBytes = Number.POSITIVE_INFINITY,
): void =>
  db.transaction(() => {
    const packedBytes = chunks.flat().reduce((sum, { byteLength }) => sum + byteLength, 0)
    db.prepare('DELETE FROM export_parsed WHERE sha256 = ? AND headers = ?').run(sha256, headers)
    const { changes } = db
      .prepare(
        `INSERT INTO export_parsed (sha256, headers, reader, sheets, packed_bytes)
         SELECT sha256, ?, ?, ?, ? FROM export_contents INDEXED BY export_contents_sizes
         WHERE sha256 = ?`,
      )
      .run(headers, reader, JSON.stringify(sheets), packedBytes, sha256)
    if (changes === 0) return
    const insert = db.prepare(
      `INSERT INTO export_parsed_rows (sha256, headers, sheet, chunk, packed)
       VALUES (?, ?, ?, ?, ?)`,
    )
    for (const [sheet, ofSheet] of chunks.entries()) {
      for (const [chunk, packed] of ofSheet.entries()) {
        insert.run(sha256, headers, sheet, chunk, packed)
      }
    }
    dropOldestParsed(db, mostBytes)
  })()

/** Drops what was parsed longest ago until the rest has room; the newest stays, however large it is. */
export const dropOldestParsed = (db: WritableDb, mostBytes: number): void => {
  const kept = db
    .prepare<[], { rowid: number; packed_bytes: number }>(
      'SELECT rowid, packed_bytes FROM export_parsed ORDER BY rowid DESC',
    )
    .all()
  const drop = db.prepare('DELETE FROM export_parsed WHERE rowid = ?')
  let bytes = 0
  for (const [at, row] of kept.entries()) {
    bytes += row.packed_bytes
    if (bytes > mostBytes && at > 0) drop.run(row.rowid)
  }
}

const measuredSchema = jsonColumn(z.custom<MeasuredRun>())

export const readMeasured = (
  db: ReadableDb,
  { sha256, headers }: ContentsKey,
  measure: Measure,
): MeasuredRun | null => {
  const measured = db
    .prepare<[string, string, string, number]>(
      `SELECT measured FROM export_measured
       WHERE sha256 = ? AND headers = ? AND measure = ? AND reader = ?`,
    )
    .pluck()
    .get(sha256, headers, JSON.stringify(measure), reader)
  return measured === undefined ? null : measuredSchema.parse(measured)
}

/** Writes what was measured; writes nothing where the contents are gone. */
export const writeMeasured = (
  db: WritableDb,
  { sha256, headers }: ContentsKey,
  { measure, measured }: { readonly measure: Measure; readonly measured: MeasuredRun },
): void => {
  db.prepare(
    `INSERT INTO export_measured (sha256, headers, reader, measure, measured)
     SELECT sha256, @headers, @reader, @measure, @measured
     FROM export_contents INDEXED BY export_contents_sizes WHERE sha256 = @sha256
     ON CONFLICT (sha256, headers, measure) DO UPDATE SET
       reader = excluded.reader, measured = excluded.measured`,
  ).run({
    sha256,
    headers,
    reader,
    measure: JSON.stringify(measure),
    measured: JSON.stringify(measured),
  })
}
