import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceEndings, type Rounding, roundPrice } from './rounding.ts'

const multiple = (of: number, direction: 'nearest' | 'up' | 'down'): Rounding => ({
  kind: 'multiple',
  ofMinor: of * 100,
  direction,
  side: 'gross',
})
const ending = (
  to: (typeof priceEndings)[number],
  direction: 'nearest' | 'up' | 'down',
): Rounding => ({
  kind: 'ending',
  ending: to,
  direction,
  side: 'gross',
})

test.each([
  [499_049_999, multiple(1_000, 'nearest'), 499_000_000],
  [499_050_000, multiple(1_000, 'nearest'), 499_100_000],
  [499_000_001, multiple(1_000, 'up'), 499_100_000],
  [499_099_999, multiple(1_000, 'down'), 499_000_000],
  [499_000_000, multiple(1_000, 'up'), 499_000_000],
  [499_250_000, multiple(5_000, 'nearest'), 499_500_000],
  [12_345, multiple(1, 'nearest'), 12_300],
  [498_765_432, ending(990, 'nearest'), 498_799_000],
  [498_765_432, ending(990, 'down'), 498_699_000],
  [498_765_432, ending(900, 'up'), 498_790_000],
  [498_765_432, ending(90, 'nearest'), 498_769_000],
  [498_765_432, ending(9, 'down'), 498_764_900],
  [498_799_000, ending(990, 'up'), 498_799_000],
])('%d rounded by %j is %d', (minor, rounding, rounded) => {
  expect(roundPrice(minor, rounding)).toBe(rounded)
})

test('a price below the smallest ending goes up to it rather than below zero', () => {
  expect(roundPrice(50_000, ending(990, 'down'))).toBe(99_000)
})

test('what is no price has no ending', () => {
  expect(roundPrice(0, ending(990, 'nearest'))).toBe(0)
  expect(roundPrice(-50_000, ending(990, 'up'))).toBe(-50_000)
})

test('without rounding a price stays', () => {
  expect(roundPrice(123_456, { kind: 'none' })).toBe(123_456)
})

const price = fc.integer({ min: 1, max: 1e13 })
const direction = fc.constantFrom('nearest' as const, 'up' as const, 'down' as const)
const anyRounding = fc.oneof(
  fc
    .tuple(fc.constantFrom(1, 10, 100, 1_000, 5_000, 10_000), direction)
    .map(([of, to]) => multiple(of, to)),
  fc.tuple(fc.constantFrom(...priceEndings), direction).map(([to, way]) => ending(to, way)),
)

test('rounding twice is rounding once', () => {
  fc.assert(
    fc.property(price, anyRounding, (minor, rounding) => {
      const once = roundPrice(minor, rounding)
      expect(roundPrice(once, rounding)).toBe(once)
    }),
  )
})

test('up never lowers, down raises only to the first ending, nearest is one of the two', () => {
  fc.assert(
    fc.property(price, anyRounding, (minor, rounding) => {
      if (rounding.kind === 'none') return
      const up = roundPrice(minor, { ...rounding, direction: 'up' })
      const down = roundPrice(minor, { ...rounding, direction: 'down' })
      const nearest = roundPrice(minor, { ...rounding, direction: 'nearest' })
      expect(up).toBeGreaterThanOrEqual(minor)
      expect(down <= minor || down === up).toBe(true)
      expect([up, down]).toContain(nearest)
      expect(Math.abs(nearest - minor)).toBe(Math.min(up - minor, Math.abs(minor - down)))
    }),
  )
})

test('a rounded price is a multiple, or ends as it should', () => {
  fc.assert(
    fc.property(price, anyRounding, (minor, rounding) => {
      const rounded = roundPrice(minor, rounding)
      if (rounding.kind === 'multiple') expect(rounded % rounding.ofMinor).toBe(0)
      if (rounding.kind === 'ending') {
        expect(String(rounded / 100).endsWith(String(rounding.ending))).toBe(true)
      }
    }),
  )
})
