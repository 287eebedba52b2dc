/** What the header of an image tells, before anybody draws it. */
export interface ImageFacts {
  /** As the pixels are stored: before a turn by `orientation`. */
  readonly width: number
  readonly height: number
  /** 1 is upright; 2 to 8 as EXIF counts them. Programs that ignore it show the picture turned. */
  readonly orientation: number
  /** For print: screens show such colours wrong, or not at all. */
  readonly isCmyk: boolean
}
