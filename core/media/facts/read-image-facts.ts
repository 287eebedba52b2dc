import { byteReader } from './byte-reader.ts'
import type { ImageFacts } from './image-facts.ts'
import type { MediaType } from './media-type.ts'
import { readJpegFacts } from './read-jpeg-facts.ts'
import { readWebpFacts } from './read-webp-facts.ts'

/**
 * Bytes from the beginning that are enough for nearly every picture; where a camera or a printer's profile comes
 * before the size, ask again with more.
 */
export const imageFactsBytes = 262_144

/** Null where the bytes hold no size: damaged, too few, or of a type that is not read here. */
export const readImageFacts = (start: Uint8Array, type: MediaType | null): ImageFacts | null => {
  const facts = readFacts(start, type)
  return facts && facts.width > 0 && facts.height > 0 ? facts : null
}

const readFacts = (start: Uint8Array, type: MediaType | null): ImageFacts | null => {
  switch (type) {
    case 'jpeg':
      return readJpegFacts(start)
    case 'png':
      return readPngFacts(start)
    case 'gif':
      return readGifFacts(start)
    case 'webp':
      return readWebpFacts(start)
    default:
      return null
  }
}

const readPngFacts = (start: Uint8Array): ImageFacts | null => {
  const bytes = byteReader(start)
  if (bytes.text(12, 4) !== 'IHDR') return null
  return { width: bytes.u32(16), height: bytes.u32(20), orientation: 1, isCmyk: false }
}

const readGifFacts = (start: Uint8Array): ImageFacts => {
  const bytes = byteReader(start, 'little')
  return { width: bytes.u16(6), height: bytes.u16(8), orientation: 1, isCmyk: false }
}
