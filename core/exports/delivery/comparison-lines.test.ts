import { expect, test } from 'vitest'
import { comparisonLines } from './comparison-lines.ts'

const column = (name: string) => ({ name, type: 'text' as const, before: 0, after: 0 })
const counts = {
  rows: { before: 1_200, after: 1_203 },
  added: 5,
  removed: 2,
  changed: 12,
  changedCells: 40,
  columns: ['Unit', 'Status', 'Price', 'Area', 'Note'].map(column),
  changedByColumn: [0, 7, 20, 1, 12],
  columnChanges: [],
}
const before = '22 Nov 2026, 07:00'

test('five lines say what has changed since', () => {
  expect(comparisonLines(counts, { before, language: 'en' })).toEqual([
    'Compared with the run of 22 Nov 2026, 07:00:',
    'Rows: 1200 before, 1203 now.',
    'Added: 5. Removed: 2.',
    'Changed rows: 12, with 40 changed cells.',
    'Most changes are in: Price (20), Note (12), Status (7).',
  ])
})

test('there are five of them whatever has changed, in either language', () => {
  const same = { ...counts, changedByColumn: [] }
  const gone = {
    ...counts,
    columnChanges: [{ kind: 'removed' as const, name: 'Area', isAnnounced: false }],
  }
  expect(comparisonLines(same, { before, language: 'en' }).at(-1)).toBe(
    'No cell has a different value.',
  )
  expect(comparisonLines(gone, { before, language: 'cs' })).toHaveLength(5)
  expect(comparisonLines(gone, { before, language: 'cs' }).at(-1)).toContain('změnilo: 1')
})
