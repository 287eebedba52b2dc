/** What the worker is asked to draw: within a square of this many pixels. */
export interface DrawPictureRequest {
  readonly id: number
  readonly url: string
  readonly maxSide: number
}

export type DrawnPicture = {
  readonly id: number
  /** The size of the file. */
  readonly bytes: number
} & (
  | {
      /** Holds the picture itself: making an address in the page would hold the page up. */
      readonly kind: 'drawn'
      readonly url: string
      readonly isPdf: boolean
    }
  /** The file does not exist, or cannot be drawn. */
  | { readonly kind: 'none' }
)
