import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePng, readStoredPicture } from './png.ts'
import { decodePng } from './testing/decode-png.ts'

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      pixels: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
      palette: fc.uint8Array({ minLength: 768, maxLength: 768 }),
    }),
  )

test('a picture reads back pixel by pixel, every chunk with its checksum', () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      const decoded = decodePng(encodePng(picture))
      expect(decoded).toMatchObject({ width: picture.width, height: picture.height })
      picture.pixels.forEach((index, at) => {
        const colour = Buffer.from(picture.palette).readUIntBE(index * 3, 3)
        const [x, y] = [at % picture.width, Math.floor(at / picture.width)]
        expect(decoded.colourAt(x, y)).toBe(colour)
      })
    }),
    { numRuns: 30 },
  )
})

test('the chunks come in the order that the format demands', () => {
  const png = encodePng({
    width: 1,
    height: 1,
    pixels: Uint8Array.of(0),
    palette: Uint8Array.of(1, 2, 3),
  })
  expect(decodePng(png).chunkTypes).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
})

test('what is stored in a picture can be taken over as it is', () => {
  const palette = Uint8Array.of(255, 255, 255, 9, 8, 7)
  const png = encodePng({ width: 2, height: 1, pixels: Uint8Array.of(0, 1), palette })
  const stored = readStoredPicture(png)
  expect(stored).toMatchObject({ width: 2, height: 1 })
  expect([...stored.palette]).toEqual([...palette])
})
