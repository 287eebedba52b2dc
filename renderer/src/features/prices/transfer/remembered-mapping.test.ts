import { expect, test } from 'vitest'
import type { ImportMapping } from '#core/prices/transfer/import-columns'
import { parseRememberedMapping, rememberedMapping, withRemembered } from './remembered-mapping.ts'

const nowhere = {
  perArea: null,
  unitId: null,
  baseNet: null,
  baseGross: null,
  exportedNet: null,
  exportedGross: null,
  exportedAt: null,
}
const rows = [
  ['Flat', 'Old', 'New', 'With VAT'],
  ['A.1', 1, 2, 3],
]
const guessed: ImportMapping = {
  headerRow: 0,
  columns: { ...nowhere, number: 0, net: 1, gross: 3 },
}
const chosen = { ...guessed, columns: { ...guessed.columns, net: 2, gross: null } }

test('a table with the same titles is read as the last one was', () => {
  const remembered = rememberedMapping(rows, chosen)
  expect(withRemembered(rows, guessed, remembered)).toEqual(chosen)
  expect(parseRememberedMapping(structuredClone(remembered))).toEqual(remembered)
})

test('what was once chosen by hand hides no title of another table', () => {
  const remembered = rememberedMapping(rows, chosen)
  const others = [['Flat', 'Without VAT', 'With VAT'], ...rows.slice(1)]
  const read = { headerRow: 0, columns: { ...nowhere, number: 0, net: 1, gross: 2 } }
  expect(withRemembered(others, read, remembered)).toBe(read)
})

test('a table without titles is neither remembered nor recognised', () => {
  const untitled = { ...guessed, headerRow: null }
  expect(rememberedMapping(rows, untitled)).toBeNull()
  expect(withRemembered(rows, untitled, rememberedMapping(rows, chosen))).toBe(untitled)
})

test('what another version has remembered is forgotten', () => {
  expect(parseRememberedMapping({ number: 'Flat', net: 'New', gross: null })).toBeNull()
  const columns = { number: -1, net: null, gross: null, perArea: null }
  expect(parseRememberedMapping({ titles: ['Flat'], columns })).toBeNull()
})
