import { expect, test } from 'vitest'
import { type Motion, moveCell } from './cell-motion.ts'

const size = { rows: 100, columns: 8, page: 20 }
const middle = { row: 50, column: 4 }

test.each<[Motion, number, number]>([
  ['up', 49, 4],
  ['down', 51, 4],
  ['left', 50, 3],
  ['right', 50, 5],
  ['top', 0, 4],
  ['bottom', 99, 4],
  ['rowStart', 50, 0],
  ['rowEnd', 50, 7],
  ['first', 0, 0],
  ['last', 99, 7],
  ['pageUp', 30, 4],
  ['pageDown', 70, 4],
])('from the middle of the table, %s', (motion, row, column) => {
  expect(moveCell(middle, motion, size)).toEqual({ row, column })
})

test.each<[Motion, number, number, number, number]>([
  ['up', 0, 0, 0, 0],
  ['left', 0, 0, 0, 0],
  ['pageUp', 7, 0, 0, 0],
  ['down', 99, 7, 99, 7],
  ['right', 99, 7, 99, 7],
  ['pageDown', 90, 7, 99, 7],
])('the edge of the table stops %s', (motion, fromRow, fromColumn, row, column) => {
  expect(moveCell({ row: fromRow, column: fromColumn }, motion, size)).toEqual({ row, column })
})
