import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleCell } from './cell-range.ts'
import { findCells, keepCells } from './kept-cells.ts'

const columnIds = ['number', 'net', 'gross']
const tableOf = (rows: readonly string[], columns: readonly string[] = columnIds) => ({
  rowIdAt: (row: number) => rows[row],
  rowOf: (rowId: string) => (rows.includes(rowId) ? rows.indexOf(rowId) : null),
  columnIds: columns,
})

const before = tableOf(['A1', 'A2', 'A3', 'A4', 'A5'])
const price = { row: 2, column: 1 }
const range = {
  anchor: { row: 3, column: 2 },
  end: { row: 1, column: 1 },
  active: { row: 3, column: 2 },
}

test('the active cell stays with its unit when a filter or a sort moves the rows', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['A1', 'A2', 'A3', 'A4', 'A5']), (rows) => {
      const found = findCells(keepCells(singleCell(price), before), tableOf(rows))
      expect(found && rows[found.active.row]).toBe(rows.includes('A3') ? 'A3' : null)
    }),
  )
})

test('a range that stays together goes along, drawn from the same corner', () => {
  const after = tableOf(['A2', 'A3', 'A4'], ['net', 'gross', 'number'])
  expect(findCells(keepCells(range, before), after)).toEqual({
    anchor: { row: 2, column: 1 },
    end: { row: 0, column: 0 },
    active: { row: 2, column: 1 },
  })
})

test.each([
  ['another unit stands between them', ['A2', 'A3', 'A9', 'A4']],
  ['one of them is gone, its corners are where they were', ['A1', 'A2', 'A9', 'A4']],
  ['they stand in another order', ['A4', 'A3', 'A2']],
])('of a range only the active cell is left where %s', (_case, rows) => {
  const found = findCells(keepCells(range, before), tableOf(rows))
  expect(found).toEqual(singleCell({ row: rows.indexOf('A4'), column: 2 }))
})

test('nothing is selected where the unit or the column of the active cell is gone', () => {
  const kept = keepCells(singleCell(price), before)
  expect(findCells(kept, tableOf(['A1', 'A2', 'A4', 'A5']))).toBeNull()
  expect(findCells(kept, tableOf(['A1', 'A2', 'A3'], ['number', 'gross']))).toBeNull()
})
