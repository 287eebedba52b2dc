import { byteReader } from './byte-reader.ts'
import type { ImageFacts } from './image-facts.ts'
import { readExif } from './read-exif.ts'

const firstChunk = 12

/** The three forms of the format: lossy, lossless, extended. */
export const readWebpFacts = (start: Uint8Array): ImageFacts | null => {
  const bytes = byteReader(start, 'little')
  const u24 = (at: number) => bytes.u16(at) + bytes.u8(at + 2) * 0x10000
  const upright = { orientation: 1, isCmyk: false }
  const data = firstChunk + 8
  switch (bytes.text(firstChunk, 4)) {
    case 'VP8 ':
      // The two upper bits are a scale for drawing.
      return {
        ...upright,
        width: bytes.u16(data + 6) & 0x3fff,
        height: bytes.u16(data + 8) & 0x3fff,
      }
    case 'VP8L': {
      const packed = bytes.u32(data + 1)
      return { ...upright, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return {
        ...upright,
        width: u24(data + 4) + 1,
        height: u24(data + 7) + 1,
        orientation: exifIn(start) ?? 1,
      }
    default:
      return null
  }
}

const exifIn = (start: Uint8Array): number | null => {
  const bytes = byteReader(start, 'little')
  for (let at = firstChunk; at + 8 <= bytes.length; ) {
    const length = bytes.u32(at + 4)
    if (bytes.text(at, 4) === 'EXIF')
      return readExif(start.subarray(at + 8, at + 8 + length)).orientation
    at += 8 + length + (length % 2)
  }
  return null
}
