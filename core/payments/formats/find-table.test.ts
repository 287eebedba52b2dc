import { expect, test } from 'vitest'
import { guessTable } from './find-table.ts'

const titlesOf = (...lines: readonly string[]) => guessTable(lines.join('\n'))?.titles ?? null

test('where no title is known, the row with the most cells below it is taken for the titles', () => {
  expect(guessTable('Výpis\nA;B;C\n1;2;3\n4;5;6\n')).toMatchObject({
    line: 2,
    titles: ['A', 'B', 'C'],
    rows: [{ cells: ['1', '2', '3'] }, { cells: ['4', '5', '6'] }],
  })
})

test('what stands above a table is not taken for it', () => {
  const table = ['A;B;C;D', '1;2;3;4', '5;6;7;8']
  const address = ['Banka;Ulice;Město', 'Děkujeme', 'za', 'vaši', 'důvěru', 'a přízeň']
  expect(titlesOf(...address, ...table)).toEqual(['A', 'B', 'C', 'D'])
  const aboutAccount = Array.from({ length: 6 }, (_, at) => `klíč ${at};hodnota`)
  expect(titlesOf(...aboutAccount, ...table)).toEqual(['A', 'B', 'C', 'D'])
})

test('a row counts by what stands below it alone, and of two equal ones the first is taken', () => {
  expect(titlesOf('A;B;C', '1;2;3', 'a;b;c;d;e;f;g')).toEqual(['A', 'B', 'C'])
  const row = '1;2;3'
  expect(titlesOf('A;B;C', row, 'p;q;r;s', row, row, row)).toEqual(['A', 'B', 'C'])
})

test('a text without rows of three cells has no table', () => {
  expect(guessTable('Dobrý den,\nposíláme; výpis\nS pozdravem; banka')).toBeNull()
})
