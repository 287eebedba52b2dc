import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { type FileHandle, open, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

interface Extraction {
  readonly archive: string
  readonly target: string
  /** Where an entry goes below the target; null leaves it out. */
  readonly place: (name: string) => string | null
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly compressedSize: number
  readonly mode: number
  readonly headerAt: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endRecordBytes = 22
const localHeaderBytes = 30
const stored = 0

/** Unpacks the chosen entries of a zip archive (below 4 GB): a library would write all of its 25,000 files. */
export const extractZip = async ({ archive, target, place }: Extraction): Promise<void> => {
  const file = await open(archive)
  try {
    for (const entry of await readEntries(file)) {
      const placed = entry.name.endsWith('/') ? null : place(entry.name)
      if (placed === null) continue
      await writeEntry({ archive, file, entry, path: pathInside(target, placed) })
    }
  } finally {
    await file.close()
  }
}

const pathInside = (target: string, name: string): string => {
  const path = normalize(join(target, name))
  if (!path.startsWith(target + sep)) throw new Error(`the archive names a file outside: ${name}`)
  return path
}

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const readEntries = async (file: FileHandle): Promise<Entry[]> => {
  const { size } = await file.stat()
  const tail = await readAt(
    file,
    Math.max(0, size - endRecordBytes - 0xffff),
    endRecordBytes + 0xffff,
  )
  const end = tail.lastIndexOf(signatureBytes(endSignature))
  if (end < 0) throw new Error('not a zip archive')
  const count = tail.readUInt16LE(end + 10)
  const directory = await readAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))

  const entries: Entry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (directory.readUInt32LE(at) !== entrySignature) throw new Error('the archive is damaged')
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      mode: (directory.readUInt32LE(at + 38) >>> 16) & 0o777,
      headerAt: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

const signatureBytes = (signature: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}

interface EntryWrite {
  readonly archive: string
  readonly file: FileHandle
  readonly entry: Entry
  readonly path: string
}

const writeEntry = async ({ archive, file, entry, path }: EntryWrite): Promise<void> => {
  const header = await readAt(file, entry.headerAt, localHeaderBytes)
  const start =
    entry.headerAt + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28)
  mkdirSync(dirname(path), { recursive: true })
  const mode = entry.mode || 0o644
  if (entry.compressedSize === 0) {
    await writeFile(path, '', { mode })
    return
  }
  const output = createWriteStream(path, { mode })
  const bytes = createReadStream(archive, { start, end: start + entry.compressedSize - 1 })
  if (entry.method === stored) await pipeline(bytes, output)
  else await pipeline(bytes, createInflateRaw(), output)
}
