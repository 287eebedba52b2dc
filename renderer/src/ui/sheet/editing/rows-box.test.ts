import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondBox, nearestPoint } from './rows-box.ts'

const box = { left: 100, right: 900, top: 50, bottom: 650 }

test.each([
  { x: 500, y: 300, beyond: { x: 0, y: 0 } },
  { x: 60, y: 300, beyond: { x: -40, y: 0 } },
  { x: 910, y: 700, beyond: { x: 10, y: 50 } },
  { x: 500, y: 20, beyond: { x: 0, y: -30 } },
])('a pointer at $x, $y is beyond the rows by $beyond', ({ x, y, beyond }) => {
  expect(beyondBox(box, { x, y })).toEqual(beyond)
})

test('the nearest point of the rows always lies among them', () => {
  const anywhere = fc.record({ x: fc.integer(), y: fc.integer() })
  fc.assert(
    fc.property(anywhere, (point) => {
      expect(beyondBox(box, nearestPoint(box, point))).toEqual({ x: 0, y: 0 })
    }),
  )
  expect(nearestPoint(box, { x: 500, y: 300 })).toEqual({ x: 500, y: 300 })
})
