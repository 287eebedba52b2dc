import { type NativeImage, nativeImage } from 'electron'

const side = 32
const scaleFactor = 2

// Three columns of a chart, each by its left edge, its right edge and its top.
const columns: readonly (readonly [from: number, until: number, top: number])[] = [
  [5, 11, 18],
  [13, 19, 11],
  [21, 27, 4],
]
const foot = 28

const isDrawn = (x: number, y: number): boolean =>
  columns.some(([from, until, top]) => x >= from && x < until && y >= top && y < foot)

// A colour that can be seen on a light panel and on a dark one.
const blue = [0xe7, 0x8b, 0x22, 0xff] as const

/** The icon is drawn here, because 32 points need no file. */
export const trayIcon = (): NativeImage => {
  const pixels = Buffer.alloc(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (isDrawn(x, y)) pixels.set(blue, (y * side + x) * 4)
    }
  }
  const icon = nativeImage.createFromBitmap(pixels, { width: side, height: side, scaleFactor })
  // macOS colours it as its menu bar is.
  icon.setTemplateImage(process.platform === 'darwin')
  return icon
}
