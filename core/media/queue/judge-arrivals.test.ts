import { expect, test } from 'vitest'
import { pictureIdSchema, uploadIdSchema } from '#core/ids'
import type { ListedPicture } from '../shown/place-media.ts'
import { judgeArrivals, type LostPicture } from './judge-arrivals.ts'

const id = (number: number) => pictureIdSchema.parse(number)
const shown = (number: number, name: string) => ({
  id: id(number),
  resource: null,
  names: name === '' ? {} : { cs_CZ: name },
})
const lost = (upload: string, name: string, before: number[] | null): LostPicture => ({
  id: uploadIdSchema.parse(upload),
  name,
  before: before?.map(id) ?? null,
})
const judge = (
  pictures: readonly ListedPicture[],
  ...uploads: readonly LostPicture[]
): Record<string, unknown> =>
  Object.fromEntries(judgeArrivals({ lost: uploads, pictures, taken: new Set([id(9)]) }))

test('a new picture of its name is the one that was lost', () => {
  const pictures = [shown(1, 'Kuchyň'), shown(2, 'Kuchyň')]
  expect(judge(pictures, lost('a', 'Kuchyň', [1]))).toEqual({
    a: { kind: 'arrived', pictureId: 2 },
  })
})

test('where nothing is new it has not arrived; what others have sent is not new', () => {
  const pictures = [shown(1, 'Kuchyň'), shown(9, 'Kuchyň')]
  expect(judge(pictures, lost('a', 'Kuchyň', [1]))).toEqual({ a: { kind: 'notArrived' } })
  expect(judge([], lost('a', 'Kuchyň', null))).toEqual({ a: { kind: 'notArrived' } })
})

test('in doubt nobody is told anything', () => {
  const open = { a: { kind: 'open' } }
  expect(judge([shown(2, 'Pokoj')], lost('a', 'Kuchyň', []))).toEqual(open)
  expect(judge([shown(2, '')], lost('a', 'Kuchyň', []))).toEqual(open)
  expect(judge([shown(2, 'Kuchyň')], lost('a', 'Kuchyň', null))).toEqual(open)
  const two = [shown(2, 'Kuchyň'), shown(3, 'Kuchyň')]
  expect(judge(two, lost('a', 'Kuchyň', []))).toEqual(open)
})

test('a picture whose ID the server does not tell may be any of them, and never is one', () => {
  const untold = (name: string) => ({ ...shown(1, name), id: null })
  const kitchen = lost('a', 'Kuchyň', [])
  expect(judge([untold('Kuchyň')], kitchen)).toEqual({ a: { kind: 'open' } })
  expect(judge([untold('Pokoj')], kitchen)).toEqual({ a: { kind: 'open' } })
  expect(judge([shown(2, 'Kuchyň'), untold('Kuchyň')], kitchen)).toEqual({ a: { kind: 'open' } })
  expect(judge([shown(2, 'Kuchyň'), untold('Pokoj')], kitchen)).toEqual({
    a: { kind: 'arrived', pictureId: 2 },
  })
})

test('of two of one name both have come, or nobody can say which', () => {
  const both = [lost('a', 'Pokoj', []), lost('b', 'Pokoj', [])]
  expect(judge([shown(3, 'Pokoj'), shown(2, 'Pokoj')], ...both)).toEqual({
    a: { kind: 'arrived', pictureId: 2 },
    b: { kind: 'arrived', pictureId: 3 },
  })
  expect(judge([shown(2, 'Pokoj')], ...both)).toEqual({ a: { kind: 'open' }, b: { kind: 'open' } })
})

test('what is found to be one of them keeps nobody in doubt about the others', () => {
  const two = [lost('a', 'Pokoj', []), lost('b', 'Kuchyň', [])]
  expect(judge([shown(2, 'Pokoj')], ...two)).toEqual({
    a: { kind: 'arrived', pictureId: 2 },
    b: { kind: 'notArrived' },
  })
  expect(judge([shown(2, 'Pokoj'), shown(3, 'Chodba')], ...two)).toEqual({
    a: { kind: 'arrived', pictureId: 2 },
    b: { kind: 'open' },
  })
})
