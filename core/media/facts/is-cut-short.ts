import { byteReader } from './byte-reader.ts'
import type { MediaType } from './media-type.ts'

/** Bytes from the end that `isCutShort` needs. */
export const fileEndBytes = 1_024

interface FileEnds {
  readonly type: MediaType | null
  /** The first 12 bytes at least. */
  readonly start: Uint8Array
  /** The last `fileEndBytes`, or all where there are fewer. */
  readonly end: Uint8Array
  readonly sizeBytes: number
}

/** Whether the end of a file is missing, as after a download that broke off. Some programs write more behind the end. */
export const isCutShort = ({ type, start, end, sizeBytes }: FileEnds): boolean => {
  const last = byteReader(end).text(0, end.length)
  switch (type) {
    case 'png':
      return !last.includes('IEND')
    case 'jpeg':
      return !last.includes('\xff\xd9')
    case 'gif':
      return !last.includes(';')
    case 'pdf':
      return !last.includes('%%EOF')
    case 'webp':
      return byteReader(start, 'little').u32(4) + 8 > sizeBytes
    default:
      return false
  }
}
