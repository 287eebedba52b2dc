import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleMinor } from './scale-minor.ts'
import { grossOf, netOf, pairFrom } from './vat.ts'

test.each([
  [400_000_000, 2_100, 484_000_000],
  [100, 2_100, 121],
  [1, 2_100, 1],
  [50, 2_100, 61],
  [150, 2_100, 182],
  [-150, 2_100, -182],
  [0, 2_100, 0],
  [123_456_789, 0, 123_456_789],
  [9_007_199_254_740_991, 0, 9_007_199_254_740_991],
])('%d without VAT at %d hundredths of a percent is %d with it', (net, rate, gross) => {
  expect(grossOf(net, rate)).toBe(gross)
})

test.each([
  [484_000_000, 2_100, 400_000_000],
  [499_000_000, 2_100, 412_396_694],
  [499_000_000, 1_200, 445_535_714],
  [1, 2_300, 1],
])('%d with VAT at %d hundredths of a percent is %d without it', (gross, rate, net) => {
  expect(netOf(gross, rate)).toBe(net)
})

const minor = fc.integer({ min: -1e14, max: 1e14 })
const rate = fc.integer({ min: 0, max: 10_000 })

test('the price without VAT comes back from the one that follows from it', () => {
  fc.assert(
    fc.property(minor, rate, (net, at) => {
      expect(netOf(grossOf(net, at), at)).toBe(net)
    }),
  )
})

test('the typed side of a pair is kept to the last minor unit', () => {
  fc.assert(
    fc.property(minor, rate, (typed, at) => {
      expect(pairFrom('gross', typed, at).grossMinor).toBe(typed)
      expect(pairFrom('net', typed, at).netMinor).toBe(typed)
    }),
  )
})

const halfAway = (value: bigint, times: bigint, by: bigint): bigint => {
  const size = (value < 0n ? -value : value) * times
  const rounded = (2n * size + by) / (2n * by)
  return value < 0n ? -rounded : rounded
}

test('a ratio of an amount is exact and rounded half away from zero, however large it is', () => {
  const safe = fc.maxSafeInteger()
  const part = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(safe, part, part, (value, times, by) => {
      const exact = halfAway(BigInt(value), BigInt(times), BigInt(by))
      expect(scaleMinor(value, times, by)).toBe(Number(exact) === 0 ? 0 : Number(exact))
    }),
    { numRuns: 2_000 },
  )
})
