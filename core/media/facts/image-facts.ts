/** What the header of an image tells, before anybody draws it. */
export interface ImageFacts {
  /** The width of the stored pixels, before `orientation` turns them. */
  readonly width: number
  readonly height: number
  /** 1 is upright; 2 to 8 as EXIF counts them. Programs that ignore it show the picture turned. */
  readonly orientation: number
  /** Whether the colours are meant for print: screens show them wrong, or not at all. */
  readonly isCmyk: boolean
}
