import { expect, test } from 'vitest'
import { readSheetState } from './sheet-state.ts'

test('the order, widths, pinning, sorting and filters of a table come back as they were kept', () => {
  const columns = [
    { colId: 'number', width: 92, pinned: 'left', sort: null, sortIndex: null },
    { colId: 'priceGross', width: 150, pinned: null, sort: 'desc', sortIndex: 0 },
  ]
  const filters = { floor: { filterType: 'number', type: 'equals', filter: 3 } }
  expect(readSheetState(JSON.stringify({ columns, filters }))).toEqual({ columns, filters })
})

test('what another version kept is taken as far as it is understood', () => {
  const kept = {
    columns: [
      {
        colId: 'number',
        width: 'wide',
        pinned: 'top',
        sort: 'sideways',
        hide: true,
        rowGroup: true,
      },
      { width: 90 },
      null,
    ],
    filters: [],
  }
  expect(readSheetState(JSON.stringify(kept))).toEqual({
    columns: [{ colId: 'number', pinned: null, sort: null, sortIndex: null }],
    filters: null,
  })
})

test.each(['', 'no state', '[]', 'null', '{"columns":{}}'])('%j is no state of a table', (text) => {
  expect(readSheetState(text)).toBeNull()
})
