import { expect, test } from 'vitest'
import { readFigures } from './statement-words.ts'

test.each<[cells: readonly string[], figures: object | null]>([
  [['Počáteční stav', '-100,00', 'CZK'], { openingMinor: -10_000, currency: 'CZK' }],
  [['Konečný zůstatek: 250,50'], { closingMinor: 25_050 }],
  [['Kreditní obrat', '-5,00'], { creditMinor: 500 }],
  [['Debetní obrat', '-100,00'], { debitMinor: 10_000 }],
  [['Počáteční stav', 'nezjištěn'], null],
  [['Měna', 'EUR'], { currency: 'EUR' }],
  [['Měna', 'koruny'], {}],
  [['Výpis od', '1.11.2026'], { from: '2026-11-01' }],
  [['Výpis do', '30.11.2026'], { to: '2026-11-30' }],
  [['Období', '1.11.2026 - 30.11.2026'], { from: '2026-11-01', to: '2026-11-30' }],
  [['Číslo účtu', '19-2000145399/0800'], { account: '19-2000145399/0800' }],
  [['IBAN', 'neuveden'], {}],
  [['Poznámka', '1234567899'], null],
])('%j says %j of the account', (cells, figures) => {
  expect(readFigures(cells)).toStrictEqual(figures)
})
