/** What a workspace allows to be sent. */
export interface MediaLimits {
  readonly maxBytes: number
  /** The least length of the shorter side in pixels: a smaller plan cannot be read. */
  readonly minSide: number
  /** The greatest length of the longer side in pixels. */
  readonly maxSide: number
}

/** spec: Limits: the server's own are not shown. These keep obvious slips out; each can be changed. */
export const usualMediaLimits: MediaLimits = {
  maxBytes: 50_000_000,
  minSide: 300,
  maxSide: 12_000,
}
