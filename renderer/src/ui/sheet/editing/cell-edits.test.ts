import { expect, test } from 'vitest'
import type { SheetEditing } from '../sheet-editing.ts'
import { clearEdits, fillDownEdits, fillRightEdits, sameEdits } from './cell-edits.ts'

interface Flat {
  readonly number: string
  readonly net: string
  readonly gross: string
  readonly isSold?: true
}

const a1: Flat = { number: 'A.1', net: '100', gross: '112' }
const a2: Flat = { number: 'A.2', net: '200', gross: '224', isSold: true }
const a3: Flat = { number: 'A.3', net: '', gross: '' }

const editing: SheetEditing<Flat> = {
  isEditable: (row, colId) => !row.isSold && colId !== 'number',
  rawText: (row, colId) => row[colId as 'net' | 'gross' | 'number'],
  onEdits: () => {},
  onPaste: () => {},
  onUndo: () => {},
  onRedo: () => {},
}

test('clearing passes by the sold flat and the numbers', () => {
  expect(clearEdits({ rows: [a1, a2], colIds: ['number', 'net'] }, editing)).toEqual({
    edits: [{ row: a1, colId: 'net', text: null }],
    passed: [
      { row: a1, colId: 'number' },
      { row: a2, colId: 'number' },
      { row: a2, colId: 'net' },
    ],
  })
})

test('filling down copies each column from the first row', () => {
  const { edits, passed } = fillDownEdits({ rows: [a1, a2, a3], colIds: ['net', 'gross'] }, editing)
  expect(edits).toEqual([
    { row: a3, colId: 'net', text: '100' },
    { row: a3, colId: 'gross', text: '112' },
  ])
  expect(passed).toHaveLength(2)
})

test('filling down an empty cell clears', () => {
  const { edits } = fillDownEdits({ rows: [a3, a1], colIds: ['net'] }, editing)
  expect(edits).toEqual([{ row: a1, colId: 'net', text: null }])
})

test('filling right copies the first column of each row, even one that cannot be edited', () => {
  const { edits } = fillRightEdits({ rows: [a1, a3], colIds: ['number', 'net'] }, editing)
  expect(edits).toEqual([
    { row: a1, colId: 'net', text: 'A.1' },
    { row: a3, colId: 'net', text: 'A.3' },
  ])
})

test('the same value goes into every cell of the range that may be edited', () => {
  const { edits, passed } = sameEdits({ rows: [a1, a2, a3], colIds: ['gross'] }, editing, '500')
  expect(edits.map(({ row, text }) => [row.number, text])).toEqual([
    ['A.1', '500'],
    ['A.3', '500'],
  ])
  expect(passed).toEqual([{ row: a2, colId: 'gross' }])
})

test('a range of one row has nothing below to fill', () => {
  expect(fillDownEdits({ rows: [a1], colIds: ['net'] }, editing)).toEqual({ edits: [], passed: [] })
})
