import type { ImageFacts } from '../facts/image-facts.ts'
import type { MediaType } from '../facts/media-type.ts'

/** Why a picture does not leave as it is. */
export type ConversionReason =
  /** The CRM takes PNG and JPEG alone. */
  | 'format'
  /** Its colours are those of a printer. */
  | 'cmyk'
  /** It lies on its side until a program turns it. */
  | 'turned'
  | 'tooManyPixels'
  | 'tooLarge'
  /** It tells where it was taken, or with which camera. */
  | 'cameraData'

/** A copy that leaves instead of the file, which stays as it is. */
export interface ConvertedPicture {
  readonly kind: 'converted'
  readonly because: readonly ConversionReason[]
  readonly type: 'png' | 'jpeg'
  readonly sizeBytes: number
  readonly modifiedAt: number
  readonly crc32: number
  readonly image: ImageFacts
}

/** What came of drawing all of a picture. */
export type DecodedPicture =
  /** All of it was drawn, and it leaves as it is. */
  | { readonly kind: 'whole' }
  | ConvertedPicture
  /** It cannot be drawn to its end. */
  | { readonly kind: 'broken' }
  /** This computer could not try. */
  | { readonly kind: 'unproved' }

/** Types whose files are drawn before they are ready to be sent. */
export const decodableTypes = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'heic'] as const

export type DecodableType = (typeof decodableTypes)[number]

export const isDecodable = (type: MediaType | null): type is DecodableType =>
  decodableTypes.some((one) => one === type)
