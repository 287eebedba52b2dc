import { byteReader } from './byte-reader.ts'

const entryBytes = 12
const tags = {
  orientation: 0x0112,
  maker: 0x010f,
  model: 0x0110,
  author: 0x013b,
  place: 0x8825,
} as const

interface ExifFacts {
  /** Null where there is none. */
  readonly orientation: number | null
  /** Whether it names a camera, a person or a place. */
  readonly hasCameraData: boolean
}

const nothing: ExifFacts = { orientation: null, hasCameraData: false }
const cameraTags = new Set<number>([tags.maker, tags.model, tags.author, tags.place])

/** What an APP1 segment of a JPEG, or an EXIF chunk, says of its picture. */
export const readExif = (segment: Uint8Array): ExifFacts => {
  const head = byteReader(segment)
  const base = head.text(0, 4) === 'Exif' ? 6 : 0
  const tiff = segment.subarray(base)
  const order = head.text(base, 2)
  if (order !== 'II' && order !== 'MM') return nothing
  const bytes = byteReader(tiff, order === 'II' ? 'little' : 'big')
  const directory = bytes.u32(4)
  const count = bytes.u16(directory)
  let { orientation, hasCameraData } = nothing
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes
    if (entry + entryBytes > bytes.length) break
    const tag = bytes.u16(entry)
    if (cameraTags.has(tag)) hasCameraData = true
    if (tag !== tags.orientation) continue
    const told = bytes.u16(entry + 8)
    orientation = told >= 1 && told <= 8 ? told : null
  }
  return { orientation, hasCameraData }
}
