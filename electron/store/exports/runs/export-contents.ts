import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { z } from 'zod'
import type { WorkbookFormat } from '#core/exports/reports/export-spec'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

export interface PackedContents {
  readonly sha256: string
  readonly format: WorkbookFormat
  /** The number of bytes that came. */
  readonly bytes: number
  readonly isPacked: boolean
  readonly contents: Uint8Array
}

// A workbook of the newer format is a zip archive already.
const worthIt = 0.9

/** Hashes and deflates contents for the store, off main's thread. */
export const packContents = async (
  contents: Uint8Array,
  { sha256, format }: Pick<PackedContents, 'sha256' | 'format'>,
): Promise<PackedContents> => {
  const bytes = contents.byteLength
  const packed = await deflate(contents)
  const isPacked = packed.byteLength < bytes * worthIt
  return { sha256, format, bytes, isPacked, contents: isPacked ? packed : contents }
}

/** Writes contents, once however many runs have them. */
export const insertContents = (
  db: WritableDb,
  { sha256, format, bytes, isPacked, contents }: PackedContents,
): void => {
  db.prepare(
    `INSERT INTO export_contents (sha256, format, bytes, stored_bytes, is_packed, contents)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (sha256) DO NOTHING`,
  ).run(sha256, format, bytes, contents.byteLength, isPacked ? 1 : 0, contents)
}

const rowSchema = z.object({
  bytes: z.int(),
  is_packed: z.int(),
  contents: z.instanceof(Uint8Array),
})

/** The bytes as they came; null where no run has them any more. */
export const readContents = async (db: ReadableDb, sha256: string): Promise<Uint8Array | null> => {
  const row = db
    .prepare('SELECT bytes, is_packed, contents FROM export_contents WHERE sha256 = ?')
    .get(sha256)
  if (row === undefined) return null
  const { bytes, is_packed: isPacked, contents } = rowSchema.parse(row)
  return isPacked === 1 ? inflate(contents, { maxOutputLength: bytes }) : contents
}

const sizesSchema = z
  .object({ count: z.int(), bytes: z.int(), parsed_bytes: z.int() })
  .transform(({ parsed_bytes: parsedBytes, ...sizes }) => ({ ...sizes, parsedBytes }))

/** Counts all contents, with the bytes that they take and those of what was read from them. */
export const measureContents = (db: ReadableDb): z.infer<typeof sizesSchema> =>
  sizesSchema.parse(
    db
      .prepare(
        `SELECT count(*) AS count, coalesce(sum(stored_bytes), 0) AS bytes,
           (SELECT coalesce(sum(packed_bytes), 0) FROM export_parsed INDEXED BY export_parsed_sizes) AS parsed_bytes
         FROM export_contents INDEXED BY export_contents_sizes`,
      )
      .get(),
  )
