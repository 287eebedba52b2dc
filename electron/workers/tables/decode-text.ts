import { decodeBytes, decodeUtf8 } from '../decode-bytes.ts'

/** Text as whoever wrote it meant it: by its mark, else as UTF-8, else as windows-1250. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeBigEndian(bytes)
  return decodeUtf8(bytes) ?? decodeBytes(bytes, 'windows-1250')
}

const decodeBigEndian = (bytes: Uint8Array): string => {
  const copy = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  return new TextDecoder('utf-16le').decode(copy.swap16())
}
