import type { MediaFileId } from '#core/ids'
import type { MediaLimits } from '#core/media/facts/media-limits'
import type { DecodableType, DecodedPicture } from '#core/media/pictures/decoded-picture'

/** A picture that is to be drawn, and copied where it cannot leave as it is. */
export interface PictureRequest {
  /** The copy has its name. */
  readonly id: MediaFileId
  readonly path: string
  readonly type: DecodableType
  /** What the file was when it was read; anything else is another file. */
  readonly sha256: string
  readonly limits: Pick<MediaLimits, 'maxBytes' | 'maxSide'>
  /** Where copies go. */
  readonly copiesFolder: string
}

export type PictureAnswer =
  | { readonly kind: 'decoded'; readonly decoded: DecodedPicture }
  /** It is not there, or not as it was. */
  | { readonly kind: 'lost'; readonly source: 'moved' | 'changed' }

export interface PicturesLimits {
  /** The script that the process and its second thread run. */
  readonly script: string
  readonly heapMb: number
  readonly residentMb: number
}

export type PicturesMessage =
  /** The library is loaded: what ends the process from now on is a picture. */
  { readonly kind: 'ready' } | { readonly kind: 'answer'; readonly answer: PictureAnswer }
