import { expect, test } from 'vitest'
import { usualTypes } from './usual-types.ts'

const [flat, parking, cellar, apartment, unknown] = [1, 2, 3, 19, 1_000]
const ofTypes = (...codes: (number | null)[]) => usualTypes(codes.map((typeCode) => ({ typeCode })))

test.each([
  ['flats beside cellars and garages', [flat, parking, flat, cellar], [flat]],
  ['every kind of home', [apartment, flat, unknown, null], [apartment, flat]],
  ['all types where there is nothing but homes', [flat, apartment], []],
  ['all types where there is no home', [parking, cellar, null], []],
  ['all types of no units', [], []],
])('prices are about %s', (_what, codes, expected) => {
  expect(ofTypes(...codes)).toEqual(expected)
})
