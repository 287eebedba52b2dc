import { createHash, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { type BoundTo, openBytes, sealBytes } from './sealed.ts'

const inflate = promisify(inflateRaw)

/** What the contents of a run are known by; none of it can be changed without their being refused. */
export interface SealedRun {
  /** Whose they are: the report with its login, as the team's database knows them. */
  readonly subject: string
  /** Of the bytes that came. */
  readonly sha256: string
  readonly format: 'xls' | 'xlsx'
  readonly bytes: number
  readonly isPacked: boolean
}

/** A slow line sends one in a second, and a claim waits for no more than that. */
const chunkBytes = 64 * 1024

export const countChunks = (contents: Uint8Array): number =>
  Math.ceil(contents.byteLength / chunkBytes)

interface ChunkPlace {
  readonly number: number
  readonly count: number
}

const boundTo = (
  { subject, sha256, format, bytes, isPacked }: SealedRun,
  { number, count }: ChunkPlace,
): BoundTo => ['run', subject, sha256, format, bytes, isPacked, number, count]

export const sealRun = (key: KeyObject, run: SealedRun, contents: Uint8Array): Buffer[] => {
  const count = countChunks(contents)
  return Array.from({ length: count }, (_, number) => {
    const chunk = contents.subarray(number * chunkBytes, (number + 1) * chunkBytes)
    return sealBytes(key, boundTo(run, { number, count }), chunk)
  })
}

/** The contents as they were sealed; null where anything of them is not what it was. */
export const openRun = async (
  key: KeyObject,
  run: SealedRun,
  chunks: readonly Uint8Array[],
): Promise<Buffer | null> => {
  const opened = chunks.flatMap(
    (sealed, number) =>
      openBytes(key, boundTo(run, { number, count: chunks.length }), sealed) ?? [],
  )
  if (opened.length < chunks.length) return null
  const contents = Buffer.concat(opened)
  const came = run.isPacked ? await unpacked(contents, run.bytes) : contents
  const isWhole =
    came?.byteLength === run.bytes && createHash('sha256').update(came).digest('hex') === run.sha256
  return isWhole ? contents : null
}

/** The unpacked contents; null where they would take more than so many bytes, or were never packed. */
export const unpacked = async (contents: Buffer, bytes: number): Promise<Buffer | null> => {
  try {
    return await inflate(contents, { maxOutputLength: Math.max(1, bytes) })
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
}
