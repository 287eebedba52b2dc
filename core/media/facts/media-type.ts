/** What a file is by its first bytes, whatever it is called. */
export type MediaType =
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'heic'
  | 'avif'
  | 'tiff'
  | 'bmp'
  | 'psd'
  | 'pdf'
  | 'zip'
  | 'office'
  | 'dwg'
  | 'video'

/** Bytes from the beginning that `mediaType` needs. */
export const mediaTypeBytes = 512

const signatures: readonly (readonly [type: MediaType, at: number, bytes: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['psd', 0, '8BPS'],
  ['zip', 0, 'PK\x03\x04'],
  ['zip', 0, 'PK\x05\x06'],
  ['office', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['dwg', 0, 'AC10'],
  ['video', 0, '\x1aE\xdf\xa3'],
]

/** Null of bytes that are nothing known; empty files have no type. */
export const mediaType = (start: Uint8Array): MediaType | null => {
  const head = latin(start.subarray(0, mediaTypeBytes))
  const found = signatures.find(([, at, bytes]) => head.startsWith(bytes, at))
  if (found) return found[0]
  if (head.startsWith('RIFF')) return riffType(head.slice(8, 12))
  if (head.startsWith('ftyp', 4)) return boxType(head.slice(8, 32))
  // Two letters alone occur in texts too: the reserved bytes of the header identify a picture.
  if (head.startsWith('BM') && head.startsWith('\0\0\0\0', 6)) return 'bmp'
  // Readers take a PDF that begins a little later.
  if (head.includes('%PDF-')) return 'pdf'
  return isSvg(head) ? 'svg' : null
}

const riffType = (form: string): MediaType | null => {
  if (form === 'WEBP') return 'webp'
  return form === 'AVI ' ? 'video' : null
}

const boxType = (brands: string): MediaType => {
  if (/avif|avis/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'video'
}

const isSvg = (head: string): boolean => {
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  return text.startsWith('<svg') || (/^<(?:\?xml|!--|!DOCTYPE)/.test(text) && text.includes('<svg'))
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
