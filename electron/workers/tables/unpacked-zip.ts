import { inflateRawSync } from 'node:zlib'
import { maxUnzippedBytes } from './limits.ts'
import { TableRefused } from './table-refused.ts'

interface UnpackedEntry {
  readonly name: Uint8Array
  readonly data: Uint8Array
}

/**
 * The archive with everything in it unpacked: bytes are counted while they come out, whatever the archive says of
 * itself, and the library has nothing left to unpack.
 */
export const unpackedZip = (bytes: Uint8Array): Uint8Array => storedZip(unpack(bytes))

const localHeader = 0x04034b50
const directoryEntry = 0x02014b50
const endOfDirectory = 0x06054b50
const localLength = 30
const directoryLength = 46
const endLength = 22
const longestComment = 65_535
/** A size that stands elsewhere, in archives that are larger than any table. */
const sizeElsewhere = 0xffffffff
const encrypted = 0x2041

const unpack = (bytes: Uint8Array): UnpackedEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const entries: UnpackedEntry[] = []
  let at = view.getUint32(end + 16, true)
  let left = maxUnzippedBytes
  for (let index = 0; index < count; index += 1) {
    const packedSize = view.getUint32(at + 20, true)
    const local = view.getUint32(at + 42, true)
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    at += directoryLength + lengths.reduce((sum, length) => sum + length, 0)
    const entry = unpackEntry(view, { local, packedSize, most: left })
    left -= entry.data.byteLength
    // A workbook may carry other documents, none of which is a sheet.
    if (!isZip(entry.data)) entries.push(entry)
  }
  return entries
}

interface PackedEntry {
  /** Where its own header begins. */
  readonly local: number
  readonly packedSize: number
  readonly most: number
}

const unpackEntry = (view: DataView, { local, packedSize, most }: PackedEntry): UnpackedEntry => {
  if (view.getUint32(local, true) !== localHeader) throw new TableRefused('notATable')
  if ((view.getUint16(local + 6, true) & encrypted) !== 0) throw new TableRefused('encryptedTable')
  const method = view.getUint16(local + 8, true)
  const nameLength = view.getUint16(local + 26, true)
  const from = local + localLength + nameLength + view.getUint16(local + 28, true)
  const part = (start: number, until: number) =>
    new Uint8Array(view.buffer, view.byteOffset + start, Math.min(until, view.byteLength) - start)
  const name = part(local + localLength, local + localLength + nameLength)
  const packed = part(from, packedSize === sizeElsewhere ? view.byteLength : from + packedSize)
  if (method !== 0 && method !== 8) throw new TableRefused('notATable')
  if (method === 8) return { name, data: inflate(packed, most) }
  if (packed.byteLength > most) throw new TableRefused('tableTooLarge')
  return { name, data: packed }
}

const inflate = (packed: Uint8Array, most: number): Uint8Array => {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw new TableRefused(isTooLarge ? 'tableTooLarge' : 'notATable')
  }
}

const isZip = (data: Uint8Array): boolean =>
  data.byteLength >= endLength &&
  new DataView(data.buffer, data.byteOffset).getUint32(0, true) === localHeader

const findEnd = (view: DataView): number => {
  const last = view.byteLength - endLength
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  throw new TableRefused('notATable')
}

const storedZip = (entries: readonly UnpackedEntry[]): Uint8Array => {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, data } of entries) {
    const [local, central] = [Buffer.alloc(localLength), Buffer.alloc(directoryLength)]
    local.writeUInt32LE(localHeader)
    central.writeUInt32LE(directoryEntry)
    for (const [header, from] of [
      [local, 18],
      [central, 20],
    ] as const) {
      header.writeUInt32LE(data.byteLength, from)
      header.writeUInt32LE(data.byteLength, from + 4)
      header.writeUInt16LE(name.byteLength, from + 8)
    }
    central.writeUInt32LE(at, 42)
    parts.push(local, name, data)
    directory.push(central, name)
    at += localLength + name.byteLength + data.byteLength
  }
  const directorySize = directory.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const end = Buffer.alloc(endLength)
  end.writeUInt32LE(endOfDirectory)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directorySize, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}
