/// <reference path="./libheif.d.ts" />
import libheif from 'libheif-js/wasm-bundle.js'

interface HeicPixels {
  readonly width: number
  readonly height: number
  /** Four bytes for each pixel; the last one is opaque. */
  readonly data: Uint8ClampedArray
}

/** The first picture of a HEIC, upright; null where it cannot be drawn. libvips is built without its decoder. */
export const drawHeic = async (bytes: Uint8Array): Promise<HeicPixels | null> => {
  const images = new libheif.HeifDecoder().decode(bytes)
  const [first] = images
  if (first === undefined) return null
  const [width, height] = [first.get_width(), first.get_height()]
  const data = new Uint8ClampedArray(width * height * 4)
  const drawn = await new Promise<boolean>((resolve) =>
    first.display({ data, width, height }, (pixels) => resolve(pixels !== null)),
  )
  for (const image of images) image.free()
  return drawn ? { width, height, data } : null
}
