import { expect, test } from 'vitest'
import { buildingIdSchema } from '#core/ids'
import { noFilters } from '../filters/price-filters.ts'
import { readViewState, writeViewState } from './view-state.ts'

test('a view comes back as it was saved', () => {
  const view = {
    sheet: '{"columns":[]}',
    search: '2+kk',
    hidden: new Set(['floor']),
    filters: {
      ...noFilters,
      statuses: new Set([0, 2]),
      buildings: new Set([buildingIdSchema.parse(4)]),
      layouts: new Set(['2+kk']),
      orientations: new Set(['J']),
      marks: new Set(['changed'] as const),
      toMinor: 600_000_000,
    },
  }
  expect(readViewState(writeViewState(view))).toEqual(view)
})

test('a view from before layouts and orientations could be chosen chooses none', () => {
  const filters = {
    statuses: [0],
    buildings: [],
    floors: [],
    marks: [],
    fromMinor: null,
    toMinor: null,
  }
  const text = JSON.stringify({ sheet: '', search: '', hidden: [], filters })
  expect(readViewState(text)?.filters).toEqual({ ...noFilters, statuses: new Set([0]) })
})

test.each(['', 'no JSON', '{}', '{"sheet":"","search":"","hidden":[],"filters":{}}'])(
  'what is no view of this version is refused: %s',
  (text) => {
    expect(readViewState(text)).toBeNull()
  },
)
