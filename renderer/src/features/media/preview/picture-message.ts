/** What the worker is asked to draw: within a square of this many pixels. */
export interface PictureWanted {
  readonly kind: 'draw'
  readonly id: number
  readonly url: string
  readonly maxSide: number
}

/** Nobody keeps the picture of this address any more. */
export interface PictureForgotten {
  readonly kind: 'forget'
  readonly url: string
}

export type PictureDrawn =
  /** The address is the worker's own: making one in the page would hold the page up. */
  | { readonly id: number; readonly kind: 'drawn'; readonly url: string; readonly isPdf: boolean }
  /** Nothing that could be drawn, or not there. */
  | { readonly id: number; readonly kind: 'none' }
