import { byteReader } from './byte-reader.ts'

const orientationTag = 0x0112
const entryBytes = 12

/** The orientation in an APP1 segment of a JPEG or in an EXIF chunk; null where it has none. */
export const readExifOrientation = (segment: Uint8Array): number | null => {
  const head = byteReader(segment)
  const base = head.text(0, 4) === 'Exif' ? 6 : 0
  const tiff = segment.subarray(base)
  const order = head.text(base, 2)
  if (order !== 'II' && order !== 'MM') return null
  const bytes = byteReader(tiff, order === 'II' ? 'little' : 'big')
  const directory = bytes.u32(4)
  const count = bytes.u16(directory)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes
    if (entry + entryBytes > bytes.length) return null
    if (bytes.u16(entry) !== orientationTag) continue
    const orientation = bytes.u16(entry + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : null
  }
  return null
}
