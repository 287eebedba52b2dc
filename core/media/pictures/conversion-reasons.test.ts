import { expect, test } from 'vitest'
import { usualMediaLimits } from '../facts/media-limits.ts'
import { conversionReasons, type PictureFacts } from './conversion-reasons.ts'

const plain: PictureFacts = {
  type: 'jpeg',
  sizeBytes: 1_000_000,
  width: 2_000,
  height: 1_500,
  orientation: 1,
  isCmyk: false,
  hasCameraData: false,
}
const { maxBytes, maxSide } = usualMediaLimits

test('a plain PNG or JPEG leaves as it is, up to the limits', () => {
  const most = { ...plain, sizeBytes: maxBytes, width: maxSide, height: maxSide }
  for (const type of ['png', 'jpeg'] as const) {
    expect(conversionReasons({ ...plain, type }, usualMediaLimits)).toEqual([])
    expect(conversionReasons({ ...most, type }, usualMediaLimits)).toEqual([])
  }
})

test.each([
  ['format', { type: 'heic' }],
  ['format', { type: 'webp' }],
  ['cmyk', { isCmyk: true }],
  ['turned', { orientation: 6 }],
  ['tooManyPixels', { height: maxSide + 1 }],
  ['tooLarge', { sizeBytes: maxBytes + 1 }],
  ['cameraData', { hasCameraData: true }],
] as const)('a copy is made because of %s', (reason, changes) => {
  expect(conversionReasons({ ...plain, ...changes }, usualMediaLimits)).toEqual([reason])
})
