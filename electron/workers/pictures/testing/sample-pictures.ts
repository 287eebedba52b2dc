import { readFileSync } from 'node:fs'
import type { VipsLibrary } from '../open-vips.ts'

const [width, height] = [96, 72]

/** Pictures of all kinds, drawn by the library itself; it has no writer of HEIC. */
export const samplePictures = (vips: VipsLibrary) => {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 37) % 251)
  const image = vips.Image.newFromMemory(pixels, width, height, 3, vips.BandFormat.uchar).copy({
    interpretation: 'srgb',
  })
  const withFields = (fields: Readonly<Record<string, string>>) => {
    const named = image.copy()
    for (const [name, value] of Object.entries(fields)) named.setString(name, value)
    return named
  }
  const turned = image.copy()
  turned.setInt('orientation', 6)
  return {
    png: Buffer.from(image.pngsaveBuffer()),
    jpeg: Buffer.from(image.jpegsaveBuffer()),
    progressive: Buffer.from(image.jpegsaveBuffer({ interlace: true })),
    webp: Buffer.from(image.webpsaveBuffer()),
    tiff: Buffer.from(image.tiffsaveBuffer()),
    gif: Buffer.from(image.gifsaveBuffer()),
    transparentWebp: Buffer.from(image.bandjoin(128).webpsaveBuffer()),
    cmyk: Buffer.from(image.colourspace('cmyk').jpegsaveBuffer()),
    ofCamera: Buffer.from(
      withFields({
        'exif-ifd0-Make': 'Phone',
        'exif-ifd3-GPSLatitudeRef': 'N',
        'exif-ifd3-GPSLatitude': '50/1 5/1 0/1',
      }).jpegsaveBuffer(),
    ),
    turned: Buffer.from(turned.jpegsaveBuffer()),
    heic: readFileSync(new URL('sample.heic', import.meta.url)),
  }
}
