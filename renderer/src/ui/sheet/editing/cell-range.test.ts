import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundsOf,
  type Direction,
  hasSide,
  holdsCell,
  isSameCell,
  type Side,
  stepInside,
  touchOf,
} from './cell-range.ts'

const cell = fc.record({ row: fc.nat(6), column: fc.nat(4) })

test('a range is the same from whichever corner it was drawn', () => {
  fc.assert(
    fc.property(cell, cell, (a, b) => {
      expect(boundsOf({ anchor: a, end: b, active: a })).toEqual(
        boundsOf({ anchor: b, end: a, active: b }),
      )
    }),
  )
})

test('a range holds its corners and not the cells beside it', () => {
  const bounds = boundsOf({
    anchor: { row: 5, column: 3 },
    end: { row: 2, column: 1 },
    active: { row: 5, column: 3 },
  })
  expect(bounds).toEqual({ top: 2, bottom: 5, left: 1, right: 3 })
  expect(holdsCell(bounds, { row: 2, column: 3 })).toBe(true)
  expect(holdsCell(bounds, { row: 1, column: 3 })).toBe(false)
  expect(holdsCell(bounds, { row: 3, column: 0 })).toBe(false)
  expect(holdsCell(bounds, { row: 3, column: 4 })).toBe(false)
})

test('a cell knows which sides of the range it has', () => {
  const bounds = { top: 2, bottom: 4, left: 1, right: 3 }
  const sidesAt = (row: number, column: number): Side[] =>
    (['top', 'bottom', 'left', 'right'] as const).filter((side) =>
      hasSide(touchOf(bounds, { row, column }), side),
    )
  expect(sidesAt(2, 1)).toEqual(['top', 'left'])
  expect(sidesAt(4, 2)).toEqual(['bottom'])
  expect(sidesAt(3, 3)).toEqual(['right'])
  expect(sidesAt(3, 2)).toEqual([])
  expect(touchOf(bounds, { row: 3, column: 2 })).not.toBe(0)
  expect(touchOf(bounds, { row: 5, column: 2 })).toBe(0)
  expect(touchOf(null, { row: 3, column: 2 })).toBe(0)
})

test.each<Direction>(['up', 'down', 'left', 'right'])(
  'going %s through a range visits each of its cells once and comes back',
  (direction) => {
    fc.assert(
      fc.property(cell, cell, (anchor, end) => {
        const bounds = boundsOf({ anchor, end, active: anchor })
        const count = (bounds.bottom - bounds.top + 1) * (bounds.right - bounds.left + 1)
        const visited = new Set<string>()
        let at = anchor
        for (let step = 0; step < count; step += 1) {
          visited.add(`${at.row}/${at.column}`)
          at = stepInside(bounds, at, direction)
          expect(holdsCell(bounds, at)).toBe(true)
        }
        expect(visited.size).toBe(count)
        expect(isSameCell(at, anchor)).toBe(true)
      }),
    )
  },
)

test('Enter at the foot of a range goes on at the head of its next column', () => {
  const bounds = { top: 0, bottom: 2, left: 0, right: 1 }
  expect(stepInside(bounds, { row: 2, column: 0 }, 'down')).toEqual({ row: 0, column: 1 })
  expect(stepInside(bounds, { row: 0, column: 1 }, 'right')).toEqual({ row: 1, column: 0 })
})
