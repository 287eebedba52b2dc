import { expect, test } from 'vitest'
import type { ColumnFilter, ColumnFilters } from '#core/prices/filters/column-filters'
import { readViewState, writeViewState } from './view-state.ts'

const values = (...wanted: string[]) => ({ kind: 'values' as const, values: new Set(wanted) })

test('a view comes back as it was saved', () => {
  const filters: ColumnFilters = new Map<string, ColumnFilter>([
    ['status', values('0', '2')],
    ['disposition', values('2+kk')],
    ['priceGross', { kind: 'range', from: null, to: 6_000_000.5 }],
  ])
  const view = { sheet: '{"columns":[]}', search: '2+kk', hidden: new Set(['floor']), filters }
  expect(readViewState(writeViewState(view))).toEqual(view)
})

test('a view from before every column could be filtered shows the same units', () => {
  const former = {
    statuses: [0],
    buildings: [4],
    floors: [],
    marks: ['changed'],
    fromMinor: null,
    toMinor: 600_000_000,
  }
  const text = JSON.stringify({ sheet: '', search: '', hidden: [], filters: former })
  expect(readViewState(text)?.filters).toEqual(
    new Map<string, unknown>([
      ['status', values('0')],
      ['building', values('4')],
      ['mark', values('changed')],
      ['priceGross', { kind: 'range', from: null, to: 6_000_000 }],
    ]),
  )
})

test.each(['', 'no JSON', '{}', '{"sheet":"","search":"","hidden":[],"filters":{}}'])(
  'what is no view of this version is refused: %s',
  (text) => {
    expect(readViewState(text)).toBeNull()
  },
)
