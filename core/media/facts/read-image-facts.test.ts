import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  sampleExif,
  sampleGif,
  sampleJpeg,
  samplePng,
  sampleWebp,
} from '../testing/sample-images.ts'
import { imageFactsBytes, readImageFacts } from './read-image-facts.ts'

const size = { width: 1920, height: 1281 }
const upright = { ...size, orientation: 1, isCmyk: false }

test.each([
  ['png', samplePng(size)],
  ['gif', sampleGif(size)],
  ['jpeg', sampleJpeg(size)],
  ['webp', sampleWebp.lossy(size)],
  ['webp', sampleWebp.lossless(size)],
  ['webp', sampleWebp.extended(size)],
] as const)('the header of a %s tells its size', (type, bytes) => {
  expect(readImageFacts(bytes, type)).toEqual(upright)
})

test.each(['II', 'MM'] as const)(
  'a picture that a camera turned tells how, written as %s',
  (order) => {
    const exif = sampleExif(6, order)
    expect(readImageFacts(sampleJpeg({ ...size, exif }), 'jpeg')).toEqual({
      ...upright,
      orientation: 6,
    })
    const webp = sampleWebp.extended({ ...size, exif })
    expect(readImageFacts(webp, 'webp')).toEqual({ ...upright, orientation: 6 })
  },
)

test('an orientation that does not exist is none', () => {
  const bytes = sampleJpeg({ ...size, exif: sampleExif(9, 'II') })
  expect(readImageFacts(bytes, 'jpeg')).toEqual(upright)
})

test.each([
  [1, false],
  [3, false],
  [4, true],
] as const)('a JPEG of %i colours is for print: %s', (colours, isCmyk) => {
  expect(readImageFacts(sampleJpeg({ ...size, colours }), 'jpeg')?.isCmyk).toBe(isCmyk)
})

test('a size behind a long profile is found in the bytes that are asked for', () => {
  const bytes = sampleJpeg({ ...size, profileBytes: 65_000 })
  expect(readImageFacts(bytes.subarray(0, imageFactsBytes), 'jpeg')).toEqual(upright)
  expect(readImageFacts(bytes.subarray(0, 60_000), 'jpeg')).toBe(null)
})

test('of what has no size none is told', () => {
  expect(readImageFacts(samplePng({ width: 0, height: 10 }), 'png')).toBe(null)
  expect(readImageFacts(samplePng(size), null)).toBe(null)
  expect(readImageFacts(samplePng(size).subarray(0, 10), 'png')).toBe(null)
})

test('damaged bytes are read without a fault', () => {
  const type = fc.constantFrom('png', 'jpeg', 'gif', 'webp')
  const images = [sampleJpeg({ ...size, exif: sampleExif(6, 'II') }), sampleWebp.extended(size)]
  const damaged = fc
    .tuple(fc.constantFrom(...images), fc.nat(120), fc.uint8Array({ maxLength: 20 }))
    .map(([bytes, at, noise]) =>
      Uint8Array.from([...bytes.subarray(0, at), ...noise, ...bytes.subarray(at + noise.length)]),
    )
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 80 })), type, (bytes, as) => {
      const facts = readImageFacts(bytes, as)
      expect(facts === null || (facts.width > 0 && facts.height > 0)).toBe(true)
    }),
  )
})
