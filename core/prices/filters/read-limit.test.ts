import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLimit } from './read-limit.ts'

test.each([
  ['45.255', ',', 45.255],
  ['45,255', null, 45.255],
  ['45.255', null, 45.255],
  ['1,250.5', ',', 1_250.5],
  ['1 250,5', null, 1_250.5],
  ['-2', null, -2],
  ['−0,5', null, -0.5],
  ['', null, null],
  ['  ', ',', null],
  ['large', null, 'notANumber'],
  ['45 m2', null, 'notANumber'],
] as const)('a measure %j where %j groups thousands is %j', (text, thousands, limit) => {
  expect(readLimit({ text, numbers: 'measures', thousands })).toBe(limit)
})

test.each([
  ['4 750 000', null, 4_750_000],
  ['4,750,000.50 Kč', ',', 4_750_000.5],
  ['-50000', null, -50_000],
  ['1.500', null, 'notANumber'],
  ['', null, null],
] as const)('an amount %j where %j groups thousands is %j', (text, thousands, limit) => {
  expect(readLimit({ text, numbers: 'money', thousands })).toBe(limit)
})

test('a measure is read to its last digit, with either decimal mark', () => {
  const measure = fc.tuple(fc.nat(9_999), fc.stringMatching(/^[0-9]{1,6}$/))
  fc.assert(
    fc.property(measure, fc.constantFrom('.', ','), ([whole, fraction], mark) => {
      const limit = readLimit({
        text: `${whole}${mark}${fraction}`,
        numbers: 'measures',
        thousands: null,
      })
      expect(limit).toBe(Number(`${whole}.${fraction}`))
    }),
  )
})
