import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { ReportColumn } from '#core/exports/table/report-table'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { cellWords } from './cell-words.ts'

const column = (type: ReportColumn['type'], title = 'Cena'): ReportColumn => ({
  name: title,
  title,
  id: null,
  type,
})
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

beforeAll(() => startI18n('cs'))

const czech = () => cellWords(i18next.t, 'cs-CZ')

test.each([
  [4_990_000, column('number'), '4 990 000'],
  ['4 990 000,50', column('number'), '4 990 000,5'],
  [1_234_567, column('number', 'Jednotka ID'), '1234567'],
  ['na dotaz', column('number'), 'na dotaz'],
  ['2026-11-21 00:00', column('date'), '21. 11. 2026'],
  ['2026-11-21 13:45', column('date'), '21. 11. 2026 13:45'],
  ['Ano', column('flag'), 'Ano'],
  ['false', column('flag'), 'Ne'],
  [' Příliš žluťoučký kůň ', column('text'), 'Příliš žluťoučký kůň'],
  [null, column('number'), ''],
])('%j in a column of %o reads %j', (cell, of, words) => {
  expect(plain(czech().shown(cell, of))).toBe(words)
})

test('a spreadsheet gets plain digits and days that it reads in every language', () => {
  expect(czech().plain(4_990_000.5, column('number'))).toBe('4990000,5')
  expect(cellWords(i18next.t, 'en-GB').plain(4_990_000.5, column('number'))).toBe('4990000.5')
  expect(czech().plain('2026-11-21 00:00', column('date'))).toBe('2026-11-21')
  expect(czech().plain('2026-11-21 13:45', column('date'))).toBe('2026-11-21 13:45')
})
