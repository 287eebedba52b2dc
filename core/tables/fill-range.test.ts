import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledRange, repeatedCell } from './fill-range.ts'

const range = fc
  .tuple(fc.nat(20), fc.nat(20), fc.nat(5), fc.nat(5))
  .map(([top, left, rows, columns]) => ({
    top,
    left,
    bottom: top + rows,
    right: left + columns,
  }))
const cell = fc.record({ row: fc.nat(40), column: fc.nat(40) })

test('a fill keeps its source and grows in one direction', () => {
  fc.assert(
    fc.property(range, cell, (source, to) => {
      const filled = filledRange(source, to)
      expect(filled.top <= source.top && filled.bottom >= source.bottom).toBe(true)
      expect(filled.left <= source.left && filled.right >= source.right).toBe(true)
      const isSameRows = filled.top === source.top && filled.bottom === source.bottom
      const isSameColumns = filled.left === source.left && filled.right === source.right
      expect(isSameRows || isSameColumns).toBe(true)
    }),
  )
})

test('every cell repeats one of the source, and those of the source themselves', () => {
  fc.assert(
    fc.property(range, cell, (source, at) => {
      const found = repeatedCell(source, at)
      expect(found.row >= source.top && found.row <= source.bottom).toBe(true)
      expect(found.column >= source.left && found.column <= source.right).toBe(true)
      expect(repeatedCell(source, found)).toEqual(found)
      const height = source.bottom - source.top + 1
      expect(repeatedCell(source, { ...at, row: at.row + height })).toEqual(found)
    }),
  )
})

test.each([
  [
    { row: 9, column: 3 },
    { top: 2, bottom: 9, left: 1, right: 2 },
  ],
  [
    { row: 0, column: 1 },
    { top: 0, bottom: 3, left: 1, right: 2 },
  ],
  [
    { row: 3, column: 5 },
    { top: 2, bottom: 3, left: 1, right: 5 },
  ],
  [
    { row: 2, column: 2 },
    { top: 2, bottom: 3, left: 1, right: 2 },
  ],
])('drawn to %o it covers %o', (to, expected) => {
  expect(filledRange({ top: 2, bottom: 3, left: 1, right: 2 }, to)).toEqual(expected)
})
