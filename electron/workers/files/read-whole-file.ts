import { createHash, webcrypto } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { fileEndBytes, isCutShort } from '#core/media/facts/is-cut-short'
import { mediaType } from '#core/media/facts/media-type'
import { imageFactsBytes, readImageFacts } from '#core/media/facts/read-image-facts'
import { pdfIndexAt, pdfPartBytes, readPdfFacts } from '#core/media/facts/read-pdf-facts'
import type { ReadFile } from '#core/media/queue/media-file'
import type { FoundFile } from './files-message.ts'
import { longImageStart, pieceBytes, wholeBytes } from './limits.ts'

// A pipe would otherwise keep whoever opens it waiting; Windows has no such flag, and no such pipe.
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
const attempts = 3

type WholeFile = Pick<FoundFile, 'sizeBytes' | 'modifiedAt' | 'read'>

/** Every byte once; null of what is no file, or changes all the time. */
export const readWholeFile = async (path: string): Promise<WholeFile | null> => {
  const handle = await open(path, withoutWaiting)
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const before = await handle.stat()
      if (!before.isFile()) return null
      const readThrough = before.size < wholeBytes ? readWhole : readInPieces
      const { bytes, read } = await readThrough(handle)
      const after = await handle.stat()
      if (bytes !== after.size || before.mtimeMs !== after.mtimeMs) continue
      return { sizeBytes: after.size, modifiedAt: Math.floor(after.mtimeMs), read }
    }
    return null
  } finally {
    await handle.close()
  }
}

interface ReadThrough {
  readonly bytes: number
  readonly read: ReadFile
}

type ReadAll = (handle: FileHandle) => Promise<ReadThrough>

const wholes: Buffer[] = []

/** One of the hashes is computed in another thread of the runtime, as is that of the next file. */
const readWhole: ReadAll = async (handle) => {
  const whole = wholes.pop() ?? Buffer.allocUnsafeSlow(wholeBytes)
  try {
    let bytes = 0
    for (;;) {
      const { bytesRead } = await handle.read(whole, bytes, whole.byteLength - bytes, bytes)
      if (bytesRead === 0) break
      bytes += bytesRead
    }
    const content = whole.subarray(0, bytes)
    const digesting = webcrypto.subtle.digest('SHA-256', content)
    const crc = crc32(content)
    const part: ReadPart = async (from, length) => content.subarray(from, from + length)
    const facts = await look(part, bytes, content.subarray(0, imageFactsBytes))
    const sha256 = Buffer.from(await digesting).toString('hex')
    return { bytes, read: { sha256, crc32: crc, ...facts } }
  } finally {
    wholes.push(whole)
  }
}

const pieces: Buffer[] = []

const readInPieces: ReadAll = async (handle) => {
  const piece = pieces.pop() ?? Buffer.allocUnsafe(pieceBytes)
  const sha256 = createHash('sha256')
  let [bytes, crc] = [0, 0]
  let start = Buffer.alloc(0)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(piece, 0, piece.byteLength, bytes)
      if (bytesRead === 0) break
      const part = piece.subarray(0, bytesRead)
      const missing = imageFactsBytes - start.byteLength
      if (missing > 0) start = Buffer.concat([start, part.subarray(0, missing)])
      sha256.update(part)
      crc = crc32(part, crc)
      bytes += bytesRead
    }
  } finally {
    pieces.push(piece)
  }
  const part: ReadPart = (from, length) => readPart(handle, from, length)
  const facts = await look(part, bytes, start)
  return { bytes, read: { sha256: sha256.digest('hex'), crc32: crc, ...facts } }
}

/** Less where the file ends before. */
type ReadPart = (from: number, length: number) => Promise<Buffer>

const look = async (
  part: ReadPart,
  size: number,
  start: Buffer,
): Promise<Omit<ReadFile, 'sha256' | 'crc32'>> => {
  const type = mediaType(start)
  const end = await part(Math.max(0, size - fileEndBytes), fileEndBytes)
  const isImage = type === 'png' || type === 'jpeg' || type === 'webp' || type === 'gif'
  let image = readImageFacts(start, type)
  if (isImage && image === null && size > start.byteLength) {
    image = readImageFacts(await part(0, longImageStart), type)
  }
  const pdf = type === 'pdf' ? await lookAtPdf(part, size, start) : null
  const isCut = isCutShort({ type, start, end, sizeBytes: size })
  return { type, image, pdf, isCutShort: isCut, decoded: null }
}

const lookAtPdf = async (part: ReadPart, size: number, start: Buffer) => {
  const end = await part(Math.max(0, size - pdfPartBytes), pdfPartBytes)
  const indexAt = pdfIndexAt(end)
  const isBeyond = indexAt !== null && indexAt < size - pdfPartBytes
  const index = isBeyond ? await part(indexAt, pdfPartBytes) : Buffer.alloc(0)
  return readPdfFacts({ start: start.subarray(0, pdfPartBytes), end, index })
}

const readPart = async (handle: FileHandle, from: number, length: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, from + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}
