import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'

interface UnpackEntryInput {
  readonly zip: ZipFile
  readonly entry: Entry
  /** A file that is not there yet. */
  readonly to: string
}

/** False of an entry that is not what the directory says of it; then nothing of it may be used. */
export const unpackEntry = async ({ zip, entry, to }: UnpackEntryInput): Promise<boolean> => {
  const file = await open(to, 'wx', 0o600)
  try {
    let [bytes, crc] = [0, 0]
    for await (const piece of pieces(zip, entry)) {
      if (piece === null) return false
      bytes += piece.byteLength
      // Checked before writing: whatever an archive says, no more is written than was planned.
      if (bytes > entry.uncompressedSize) return false
      crc = crc32(piece, crc)
      await writeAll(file, piece)
    }
    return bytes === entry.uncompressedSize && crc === entry.crc32
  } finally {
    await file.close()
  }
}

/** Yields null once where the bytes cannot be unpacked. */
async function* pieces(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer | null> {
  try {
    const stream = await zip.openReadStreamPromise(entry)
    // An entry that lies is left in the middle: what is still on its way to nobody must not be a defect.
    stream.on('error', () => undefined)
    for await (const piece of stream) yield piece
  } catch (error) {
    if (isDiskFailure(error)) throw error
    yield null
  }
}

const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall !== undefined

const writeAll = async (
  file: Awaited<ReturnType<typeof open>>,
  piece: Uint8Array,
): Promise<void> => {
  for (let written = 0; written < piece.byteLength; ) {
    written += (await file.write(piece, written)).bytesWritten
  }
}
