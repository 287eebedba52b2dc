import { expect, test } from 'vitest'
import { unitNumberColumn } from './unit-number-column.ts'

const columns = (...titles: string[]) => titles.map((title) => ({ title, id: null }))

test.each([
  [columns('Projekt', 'Číslo jednotky', 'Stav'), 1],
  [columns('Project', 'Unit', 'Unit number'), 2],
  [columns('Projekt', 'Jednotka ID', 'Jednotka'), 2],
  [columns('Zákazník', 'Telefon'), -1],
  [[{ title: 'Označení', id: 'unit_number' }], 0],
])('of %j the unit number is at %i', (of, at) => {
  expect(unitNumberColumn(of)).toBe(at)
})
