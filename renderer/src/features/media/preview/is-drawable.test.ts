import { expect, test } from 'vitest'
import type { ReadFile } from '#core/media/queue/media-file'
import { sampleFile } from '../testing/sample-file.ts'
import { isDrawable } from './is-drawable.ts'

const file = sampleFile()
const of = (read: Partial<ReadFile>, sizeBytes = 1_000) => {
  if (file.read === null) throw new Error('the sample has been read')
  return { ...file, sizeBytes, read: { ...file.read, ...read } }
}
const image = (width: number, height: number) => ({
  width,
  height,
  orientation: 1,
  isCmyk: false,
})
const pdf = { type: 'pdf', image: null } as const

const copy: ReadFile['decoded'] = {
  kind: 'converted',
  because: ['format'],
  type: 'jpeg',
  sizeBytes: 500,
  modifiedAt: 1,
  crc32: 2,
  image: image(4_000, 3_000),
}

test.each([
  ['a usual plan', of({ image: image(4_000, 3_000) }), [true, true]],
  ['a plan of a whole site', of({ image: image(10_000, 10_000) }), [false, true]],
  ['a picture that would fill the memory', of({ image: image(30_000, 30_000) }), [false, false]],
  ['a picture of a phone', of({ type: 'heic', image: null }), [false, false]],
  [
    'a picture of a phone with its copy',
    of({ type: 'heic', image: null, decoded: copy }),
    [true, true],
  ],
  ['a usual PDF', of(pdf), [true, true]],
  ['a large PDF', of(pdf, 60_000_000), [false, true]],
  ['a PDF of a whole book', of(pdf, 400_000_000), [false, false]],
  ['what is no picture', of({ type: 'zip' }), [false, false]],
  ['what is gone', { ...of({}), source: 'moved' as const }, [false, false]],
])('%s is drawn small and large only where that is worth it', (_name, some, expected) => {
  expect([isDrawable(some, 'small'), isDrawable(some, 'large')]).toEqual(expected)
})
