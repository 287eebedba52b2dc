import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countUnitChunks, maxUnitsPerChunk, unitChunk } from './unit-chunk.ts'

test('the chunks of a pricelist hold each of its units once, and none is empty but the first', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60_000 }), (units) => {
      let next = 0
      for (let index = 0; index < countUnitChunks(units); index += 1) {
        const { offset, limit } = unitChunk({}, index)
        expect(offset).toBe(next)
        expect(limit).toBeLessThanOrEqual(maxUnitsPerChunk)
        if (index > 0) expect(offset).toBeLessThan(units)
        next = offset + limit
      }
      expect(next).toBeGreaterThanOrEqual(units)
    }),
  )
})

test('while nobody knows how many there are, the first is asked for', () => {
  expect(countUnitChunks(null)).toBe(1)
})
