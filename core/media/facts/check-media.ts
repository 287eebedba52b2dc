import type { DecodedPicture } from '../pictures/decoded-picture.ts'
import type { MediaEndpoint } from '../shown/media-target.ts'
import type { ImageFacts } from './image-facts.ts'
import type { MediaLimits } from './media-limits.ts'
import type { MediaType } from './media-type.ts'
import type { PdfFacts } from './pdf-facts.ts'

/** What is known of a file when its bytes have been looked at. */
export interface CheckedFile {
  readonly sizeBytes: number
  /** The ending of the file's name, in small letters and without the dot. */
  readonly extension: string
  /** The name under which the file is sent, with its ending. */
  readonly name: string
  readonly type: MediaType | null
  /** Null where its header tells none. */
  readonly image: ImageFacts | null
  /** Null where it is none, or tells nothing. */
  readonly pdf: PdfFacts | null
  readonly isCutShort: boolean
  /** What came of drawing the picture; null where nobody has. */
  readonly decoded: DecodedPicture['kind'] | null
}

export type MediaFinding =
  | { readonly kind: 'empty' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'typeRefused'; readonly type: MediaType | null }
  | { readonly kind: 'tooLarge'; readonly sizeBytes: number; readonly maxBytes: number }
  | { readonly kind: 'tooManyPixels'; readonly side: number; readonly maxSide: number }
  | { readonly kind: 'cutShort' }
  /** This computer could not draw the picture to see whether it is whole. */
  | { readonly kind: 'unproved' }
  | { readonly kind: 'tooFewPixels'; readonly side: number; readonly minSide: number }
  | { readonly kind: 'otherEnding'; readonly extension: string; readonly type: MediaType }
  /** The server takes it; whoever opens a unit's card expects a PDF. */
  | { readonly kind: 'noPdf'; readonly type: MediaType | null }
  | { readonly kind: 'cmyk' }
  /** A PDF that may ask visitors for a password. */
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'turned'; readonly orientation: number }
  /** Much longer than wide, or wider than long: little of it is seen in the usual frames. */
  | { readonly kind: 'oddShape'; readonly ratio: number }
  /** Systems and servers cut such a name short, or refuse it. */
  | { readonly kind: 'longName'; readonly length: number }
  /** The name has characters that some system cannot write, or that nobody sees. */
  | { readonly kind: 'oddName'; readonly characters: string }
  /** More like a book than the card of one unit. */
  | { readonly kind: 'manyPages'; readonly pages: number }

export interface MediaCheck {
  /** The server would refuse the file, or nobody could open it: it does not leave. */
  readonly stops: readonly MediaFinding[]
  /** A person may send it all the same. */
  readonly warnings: readonly MediaFinding[]
}

const endings: Partial<Record<MediaType, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  webp: ['webp'],
  gif: ['gif'],
  pdf: ['pdf'],
}

/** Looks at a file as one of the endpoints would, and at what a person would see of it afterwards. */
export const checkMedia = (
  endpoint: MediaEndpoint,
  file: CheckedFile,
  limits: MediaLimits,
): MediaCheck => {
  if (file.sizeBytes === 0) return { stops: [{ kind: 'empty' }], warnings: [] }
  const stops = [typeStop(endpoint, file), ...sizeStops(file, limits)]
  const warnings = [
    ...pictureWarnings(file, limits),
    ...cardWarnings(endpoint, file),
    endingWarning(file),
    ...nameWarnings(file),
  ]
  return { stops: present(stops), warnings: present(warnings) }
}

const present = (findings: readonly (MediaFinding | null)[]): readonly MediaFinding[] =>
  findings.filter((finding) => finding !== null)

// spec: Media upload endpoints: four take PNG or JPEG, the card of a unit any file.
const typeStop = (
  endpoint: MediaEndpoint,
  { type, image, decoded }: CheckedFile,
): MediaFinding | null => {
  const isImage = type === 'png' || type === 'jpeg'
  if (decoded === 'broken') return { kind: 'damaged' }
  if (endpoint !== 'unitPdf' && !isImage) return { kind: 'typeRefused', type }
  return isImage && image === null ? { kind: 'damaged' } : null
}

const sizeStops = (
  { sizeBytes, image }: CheckedFile,
  { maxBytes, maxSide }: MediaLimits,
): readonly (MediaFinding | null)[] => {
  const side = Math.max(image?.width ?? 0, image?.height ?? 0)
  return [
    sizeBytes > maxBytes ? { kind: 'tooLarge', sizeBytes, maxBytes } : null,
    side > maxSide ? { kind: 'tooManyPixels', side, maxSide } : null,
  ]
}

const oddRatio = 4
const manyPages = 20

const pictureWarnings = (
  { image, pdf, isCutShort, decoded }: CheckedFile,
  { minSide }: MediaLimits,
): readonly (MediaFinding | null)[] => {
  // Of a picture that was drawn, the drawing tells whether it is whole, whatever stands at the end of its file.
  const isDrawn = decoded !== null && decoded !== 'unproved'
  const cut: MediaFinding | null = isCutShort && !isDrawn ? { kind: 'cutShort' } : null
  const unproved: MediaFinding | null = decoded === 'unproved' ? { kind: 'unproved' } : null
  if (image === null) return [cut, pdf?.isEncrypted === true ? { kind: 'encrypted' } : null]
  const side = Math.min(image.width, image.height)
  const ratio = Math.max(image.width, image.height) / Math.max(1, side)
  const { orientation } = image
  return [
    cut,
    unproved,
    side < minSide ? { kind: 'tooFewPixels', side, minSide } : null,
    image.isCmyk ? { kind: 'cmyk' } : null,
    orientation === 1 ? null : { kind: 'turned', orientation },
    ratio > oddRatio ? { kind: 'oddShape', ratio } : null,
  ]
}

const cardWarnings = (
  endpoint: MediaEndpoint,
  { type, pdf }: CheckedFile,
): readonly MediaFinding[] => {
  if (endpoint !== 'unitPdf') return []
  if (type !== 'pdf') return [{ kind: 'noPdf', type }]
  const pages = pdf?.pages ?? 0
  return pages > manyPages ? [{ kind: 'manyPages', pages }] : []
}

const endingWarning = ({ type, extension }: CheckedFile): MediaFinding | null => {
  if (type === null || extension === '') return null
  const known = endings[type]
  return known === undefined || known.includes(extension)
    ? null
    : { kind: 'otherEnding', extension, type }
}

const longestName = 120
// What Windows does not write, what is not seen, what is no letter, digit or usual sign, and spaces at an end.
const oddCharacters = /[<>:"|?*\\\p{C}\p{Extended_Pictographic}\u2028\u2029\ufffd]|^\s|\s$/gu

const nameWarnings = ({ name }: CheckedFile): readonly (MediaFinding | null)[] => {
  const odd = [...new Set(name.normalize('NFC').match(oddCharacters) ?? [])].map(visible)
  return [
    name.length > longestName ? { kind: 'longName', length: name.length } : null,
    odd.length > 0 ? { kind: 'oddName', characters: odd.join(' ') } : null,
  ]
}

const visible = (character: string): string =>
  /[\p{C}\s]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character
