/** How a picture lies in its frame: `scale` pixels of the screen for one of the picture. */
export interface View {
  readonly scale: number
  /** The distance from the frame's middle to the picture's middle, in pixels of the screen. */
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const largest = 8
const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/** The whole picture is seen; a small one keeps its size. */
const fitScale = (picture: Size, frame: Size): number =>
  picture.width === 0 || picture.height === 0
    ? 1
    : Math.min(1, frame.width / picture.width, frame.height / picture.height)

export const fitted = (picture: Size, frame: Size): View => ({
  scale: fitScale(picture, frame),
  x: 0,
  y: 0,
})

/** No further than where the edge of the picture meets the edge of the frame. */
export const panned = (
  view: View,
  by: { x: number; y: number },
  picture: Size,
  frame: Size,
): View => {
  const room = (side: number, seen: number) => Math.max(0, (side * view.scale - seen) / 2)
  const [right, down] = [room(picture.width, frame.width), room(picture.height, frame.height)]
  return {
    scale: view.scale,
    x: clamp(view.x + by.x, -right, right),
    y: clamp(view.y + by.y, -down, down),
  }
}

/** Larger or smaller by a factor; the point below the pointer, measured from the frame's middle, stays there. */
export const zoomed = (
  view: View,
  factor: number,
  {
    picture,
    frame,
    at = { x: 0, y: 0 },
  }: { picture: Size; frame: Size; at?: { x: number; y: number } },
): View => {
  const least = Math.min(fitScale(picture, frame), 1)
  const scale = clamp(view.scale * factor, least, largest)
  const grown = scale / view.scale
  const next = { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }
  return panned(next, { x: 0, y: 0 }, picture, frame)
}
