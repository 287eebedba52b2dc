import { expect, test } from 'vitest'
import { dealTitlesOf, findDealColumns } from './deal-columns.ts'

const titles = ['Einheit', 'Vertrag', 'Projekt', '']
const rows = [['Export'], titles, [1, 2, 3, 4]]
const chosen = { unit: 'Einheit', deal: 'Vertrag', project: 'Projekt' }
const mapping = { headerRow: 1, columns: { unit: 0, deal: 1, project: 2 } }

test('what a person has chosen is found again by its titles', () => {
  expect(findDealColumns(rows, chosen)).toEqual(mapping)
  expect(dealTitlesOf(rows, mapping)).toEqual(chosen)
  const withoutProject = { ...chosen, project: null }
  const columns = { ...mapping.columns, project: null }
  expect(findDealColumns(rows, withoutProject)).toEqual({ headerRow: 1, columns })
  expect(dealTitlesOf(rows, { headerRow: 1, columns })).toEqual(withoutProject)
})

test.each(['unit', 'deal', 'project'] as const)(
  'without the chosen title of the %s no column is guessed',
  (name) => {
    expect(findDealColumns(rows, { ...chosen, [name]: 'Other' })).toBeNull()
  },
)

test('columns without a title cannot be found again, and columns beyond the rows have none', () => {
  const unnamed = { ...mapping, columns: { ...mapping.columns, deal: 3 } }
  expect(dealTitlesOf(rows, unnamed)).toBeNull()
  expect(dealTitlesOf(rows, { ...mapping, headerRow: 9 })).toBeNull()
})
