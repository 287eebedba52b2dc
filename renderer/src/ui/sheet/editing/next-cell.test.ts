import { expect, test } from 'vitest'
import { type CellAt, type Direction, singleCell } from './cell-range.ts'
import { nextCell } from './next-cell.ts'

const size = { rows: 3, columns: 4, page: 2 }

// The prices are in the columns 1 and 3; the second unit is sold.
const isEditable = ({ row, column }: CellAt) => row !== 1 && (column === 1 || column === 3)

const from = (row: number, column: number, direction: Direction) =>
  nextCell({ selection: singleCell({ row, column }), direction, size, isEditable })

test('Tab goes from one price to the next and passes the sold unit by', () => {
  expect(from(0, 1, 'right')).toEqual({ row: 0, column: 3 })
  expect(from(0, 3, 'right')).toEqual({ row: 2, column: 1 })
  expect(from(2, 1, 'left')).toEqual({ row: 0, column: 3 })
})

test('after the last price Tab is not of the table any more', () => {
  expect(from(2, 3, 'right')).toBeNull()
  expect(from(0, 0, 'left')).toBeNull()
})

test('Enter goes down the column whether or not a cell can be edited, and stops at its end', () => {
  expect(from(0, 1, 'down')).toEqual({ row: 1, column: 1 })
  expect(from(2, 1, 'down')).toEqual({ row: 2, column: 1 })
  expect(from(0, 1, 'up')).toEqual({ row: 0, column: 1 })
})

test('inside a range Enter and Tab stay inside', () => {
  const selection = {
    anchor: { row: 0, column: 1 },
    end: { row: 1, column: 2 },
    active: { row: 1, column: 1 },
  }
  expect(nextCell({ selection, direction: 'down', size, isEditable })).toEqual({
    row: 0,
    column: 2,
  })
  expect(nextCell({ selection, direction: 'right', size, isEditable })).toEqual({
    row: 1,
    column: 2,
  })
})
