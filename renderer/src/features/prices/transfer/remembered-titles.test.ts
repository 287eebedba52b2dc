import { expect, test } from 'vitest'
import type { ImportMapping } from '#core/prices/transfer/import-columns'
import { titlesOf, withRemembered } from './remembered-titles.ts'

const nowhere = {
  unitId: null,
  baseNet: null,
  baseGross: null,
  exportedNet: null,
  exportedGross: null,
  exportedAt: null,
}
const rows = [
  ['Flat', 'Old', 'New', 'With tax'],
  ['A.1', 1, 2, 3],
]
const guessed: ImportMapping = {
  headerRow: 0,
  columns: { ...nowhere, number: 0, net: 1, gross: 3 },
}

test('a table with the same titles is read as the last one was', () => {
  const chosen = { ...guessed, columns: { ...guessed.columns, net: 2, gross: null } }
  const titles = titlesOf(rows, chosen)
  expect(titles).toEqual({ number: 'Flat', net: 'New', gross: null })
  expect(withRemembered(rows, guessed, titles)).toEqual(chosen)
})

test('a table without one of the titles is read as it seems', () => {
  const titles = { number: 'Flat', net: 'Price 2027', gross: null }
  expect(withRemembered(rows, guessed, titles)).toBe(guessed)
  expect(withRemembered(rows, guessed, null)).toBe(guessed)
})

test('two columns of the same title are not taken for one', () => {
  const twins = [['Flat', 'Price', 'Price', 'With tax'], ...rows.slice(1)]
  const titles = { number: 'Flat', net: 'Price', gross: 'Price' }
  expect(withRemembered(twins, guessed, titles)).toBe(guessed)
})
