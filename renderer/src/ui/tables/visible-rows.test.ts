import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleRows } from './visible-rows.ts'

test('of ten thousand rows only those near the place that is seen are drawn', () => {
  const { from, to } = visibleRows({ count: 10_000, rowHeight: 30, top: 150_000, height: 600 })
  expect(from).toBeLessThanOrEqual(5_000)
  expect(to).toBeGreaterThanOrEqual(5_020)
  expect(to - from).toBeLessThan(60)
})

test('whatever is seen is drawn, wherever a person has scrolled', () => {
  const anywhere = fc.record({
    count: fc.integer({ min: 0, max: 20_000 }),
    top: fc.integer({ min: -200, max: 700_000 }),
    height: fc.integer({ min: 0, max: 3_000 }),
  })
  fc.assert(
    fc.property(anywhere, ({ count, top, height }) => {
      const rowHeight = 30
      const { from, to } = visibleRows({ count, rowHeight, top, height })
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(count)
      const first = Math.max(0, Math.floor(top / rowHeight))
      for (const seen of [first, first + Math.floor(height / rowHeight) - 1]) {
        if (seen < 0 || seen >= count || height < rowHeight) continue
        expect(seen).toBeGreaterThanOrEqual(from)
        expect(seen).toBeLessThan(to)
      }
    }),
  )
})
