import type { MediaLimits } from '../facts/media-limits.ts'
import type { ConversionReason, DecodableType } from './decoded-picture.ts'

export interface PictureFacts {
  readonly type: DecodableType
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
  readonly orientation: number
  readonly isCmyk: boolean
  /** Whether the file tells where it was taken, or with which camera. */
  readonly hasCameraData: boolean
}

/** Why a copy has to be made of a picture before it is sent; none: it leaves as it is. */
export const conversionReasons = (
  picture: PictureFacts,
  { maxBytes, maxSide }: Pick<MediaLimits, 'maxBytes' | 'maxSide'>,
): readonly ConversionReason[] => {
  const { type, sizeBytes, width, height, orientation, isCmyk, hasCameraData } = picture
  const reasons: readonly (readonly [isSo: boolean, reason: ConversionReason])[] = [
    // spec: Media upload endpoints.
    [type !== 'png' && type !== 'jpeg', 'format'],
    [isCmyk, 'cmyk'],
    [orientation !== 1, 'turned'],
    [Math.max(width, height) > maxSide, 'tooManyPixels'],
    [sizeBytes > maxBytes, 'tooLarge'],
    [hasCameraData, 'cameraData'],
  ]
  return reasons.flatMap(([isSo, reason]) => (isSo ? [reason] : []))
}
