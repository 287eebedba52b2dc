import { expect, test } from 'vitest'
import { screenIdSchema } from '#core/ids'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { nothingShown } from '../shown-media.ts'
import { linesInScope, scopesOf } from './coverage-scope.ts'
import { countColumns, coverageTable } from './coverage-table.ts'

const screens = [screenIdSchema.parse(1)]
const tableOf = (numbers: readonly string[]) => {
  const index = indexPlaces(samplePlaces({ A: { '1': numbers } }))
  return { index, table: coverageTable({ index, screens, shown: nothingShown, files: [] }) }
}

test('homes alone are counted where cellars and garages would make most of what is missing', () => {
  const { index, table } = tableOf(['A.1', 'A.2', 'A.S1', 'A.G1'])
  const homes = linesInScope(table, index, 'homes')
  expect(homes.lines.map(({ target }) => target.kind)).toEqual([
    'building',
    'floor',
    'unit',
    'unit',
  ])
  expect(countColumns(homes)[0]?.unknown).toBe(4)
  expect(linesInScope(table, index, 'all').lines).toHaveLength(6)
})

test('units of one type are counted without the house around them', () => {
  const { index, table } = tableOf(['A.1', 'A.S1', 'A.S2'])
  const cellars = linesInScope(table, index, 3)
  expect(cellars.lines.map(({ target }) => target.kind)).toEqual(['unit', 'unit'])
  expect(scopesOf(table, index).map(({ scope, places }) => [scope, places])).toEqual([
    ['homes', 3],
    ['all', 5],
    [1, 1],
    [3, 2],
  ])
})

test('nothing is to be chosen where all units are of one type', () => {
  const { index, table } = tableOf(['A.1', 'A.2'])
  expect(scopesOf(table, index)).toEqual([])
})
