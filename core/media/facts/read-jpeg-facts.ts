import { byteReader } from './byte-reader.ts'
import type { ImageFacts } from './image-facts.ts'
import { readExif } from './read-exif.ts'

// Frames: all codes of the row but three, which are tables and a reservation.
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const application1 = 0xe1
const startOfScan = 0xda

/** Null where the frame's header is not among the bytes. */
export const readJpegFacts = (start: Uint8Array): ImageFacts | null => {
  const bytes = byteReader(start)
  let orientation = 1
  let at = 2
  while (at + 9 < bytes.length) {
    // Any number of fill bytes may stand before a marker.
    if (bytes.u8(at) !== 0xff) return null
    const marker = bytes.u8(at + 1)
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (marker === startOfScan) return null
    if (isFrame(marker)) {
      return {
        width: bytes.u16(at + 7),
        height: bytes.u16(at + 5),
        orientation,
        isCmyk: bytes.u8(at + 9) === 4,
      }
    }
    const length = bytes.u16(at + 2)
    if (length < 2) return null
    if (marker === application1) {
      orientation = readExif(start.subarray(at + 4, at + 2 + length)).orientation ?? orientation
    }
    at += 2 + length
  }
  return null
}
