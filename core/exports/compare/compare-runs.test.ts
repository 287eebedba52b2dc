import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '#core/tables/table'
import { toReportTable } from '../table/report-table.ts'
import { compareRuns } from './compare-runs.ts'

const table = (...rows: Cell[][]) => toReportTable(rows)
const header = ['Jednotka ID', 'Jednotka', 'Cena', 'Dostupnost']
const before = table(
  header,
  [1, 'A.101', 100, 'Volná'],
  [2, 'A.102', 200, 'Volná'],
  [3, 'A.103', 300, 'Prodaná'],
)

test('rows are aligned by their id, and only what changed is told', () => {
  const after = table(
    header,
    [4, 'A.104', 400, 'Volná'],
    [3, 'A.103', 300, 'Prodaná'],
    [2, 'A.102', 210, 'Rezervovaná'],
  )
  const found = compareRuns(before, after, { catalogued: ['unit'] })
  expect(found).toMatchObject({
    key: { columns: [{ before: 0, after: 0 }], reason: 'catalogue' },
    added: [0],
    removed: [0],
    sameRows: 1,
    changedCells: 2,
    changed: [{ before: 1, after: 2, cells: [2, 3] }],
    changedByColumn: [0, 0, 1, 1],
    columnChanges: [],
  })
})

test('the id is recognised by its name where the catalogue does not know the export', () => {
  const { key } = compareRuns(before, before)
  expect(key).toEqual({ columns: [{ before: 0, after: 0 }], reason: 'uniqueId' })
})

test('without an id the first column of texts that are all different is the key', () => {
  const rows = [
    ['Částka', 'Číslo', 'Poznámka'],
    [5, 'F-1', 'x'],
    [6, 'F-2', 'x'],
  ]
  expect(compareRuns(table(...rows), table(...rows)).key).toMatchObject({
    columns: [{ after: 1 }],
    reason: 'unique',
  })
})

test('of two ids the last is that of the row', () => {
  const deals = table(['Zákazník ID', 'Případ ID'], [1, 5], [2, 4])
  expect(compareRuns(deals, deals).key).toEqual({
    columns: [{ before: 1, after: 1 }],
    reason: 'uniqueId',
  })
})

test('a person chooses another key', () => {
  const moved = table(header, [9, 'A.101', 100, 'Volná'])
  const found = compareRuns(before, moved, { chosen: ['Jednotka'] })
  expect(found.key?.reason).toBe('chosen')
  expect(found).toMatchObject({ changed: [{ cells: [0] }], removed: [1, 2], added: [] })
})

test('where nothing tells rows apart whole rows are compared, as often as they occur', () => {
  const found = compareRuns(table(['x'], [1], [1], [2]), table(['x'], [1], [3]))
  expect(found).toMatchObject({ key: null, sameRows: 1, removed: [1, 2], added: [1], changed: [] })
})

test('rows that share an id are told and aligned by what else is in them', () => {
  const many = Array.from({ length: 98 }, (_, at): Cell[] => [at + 10, `B.${at}`, 1, 'Volná'])
  const twice = (...prices: number[]) =>
    table(header, ...many, ...prices.map((price): Cell[] => [1, 'A.1', price, 'Volná']))
  const found = compareRuns(twice(100, 200), twice(200, 150), { catalogued: ['unit'] })
  expect(found.duplicates).toEqual({ before: [99], after: [99] })
  expect(found.changed).toEqual([{ before: 98, after: 99, cells: [2] }])
})

test('one more row with the same id is one that was added', () => {
  const rows = (...prices: number[]) =>
    table(header, ...prices.map((price): Cell[] => [1, 'A.1', price, 'Volná']))
  const found = compareRuns(rows(100), rows(150, 100, 200), { chosen: ['Jednotka ID'] })
  expect(found).toMatchObject({ added: [0, 2], removed: [], changed: [], sameRows: 1 })
})

test('rows whose id is missing are told, and are the same only as a whole', () => {
  const many = Array.from({ length: 200 }, (_, at): Cell[] => [at + 10, `B.${at}`, 1, 'Volná'])
  const with_ = (...extra: Cell[][]) => table(header, ...many, ...extra)
  const found = compareRuns(
    with_([null, 'X', 1, 'Volná'], [null, 'Y', 1, 'Volná']),
    with_([null, 'Y', 1, 'Volná'], [null, 'Z', 1, 'Volná']),
    { catalogued: ['unit'] },
  )
  expect(found).toMatchObject({ removed: [200], added: [201], changed: [], sameRows: 201 })
  expect(found.keyless).toEqual({ before: [200, 201], after: [200, 201] })
})

test('columns that left, came, were renamed or hold something else are told', () => {
  const older = table(
    ['ID', 'Cena', 'VatClass', 'Poznámka', 'Plocha'],
    [1, 100, 'B', 'první', 50],
    [2, 200, 'B', 'druhá', 60],
    [3, 300, 'B', 'třetí', 70],
  )
  const newer = table(
    ['Plocha', 'Sleva', 'Cena', 'Note', 'ID'],
    ['velká', 1, 100, 'první', 1],
    ['malá', 2, 200, 'druhá', 2],
    ['malá', 3, 300, 'třetí', 3],
  )
  expect(compareRuns(older, newer).columnChanges).toEqual([
    { kind: 'removed', name: 'VatClass' },
    { kind: 'added', name: 'Sleva' },
    { kind: 'renamed', from: 'Poznámka', to: 'Note' },
    { kind: 'typeChanged', name: 'Plocha', from: 'number', to: 'text' },
  ])
})

test('a column of one value everywhere is not taken for the renamed other', () => {
  const older = table(['ID', 'Měna'], [1, 'CZK'], [2, 'CZK'])
  const newer = table(['ID', 'Země'], [1, 'CZK'], [2, 'CZK'])
  expect(compareRuns(older, newer).columnChanges).toEqual([
    { kind: 'removed', name: 'Měna' },
    { kind: 'added', name: 'Země' },
  ])
})

test('the same values in another format, language and order are no change', () => {
  const xls = table(
    ['Jednotka ID', 'Cena', 'Splatnost', 'Skrytá', 'Popis'],
    [1, 4_990_000.5, '2026-11-21 00:00', 'Ano', 'dva\r\nřádky'],
    [2, 0.30000000000000004, '2026-11-22 00:00', 'Ne', 'x '],
  )
  const other = table(
    ['Popis', 'Unit ID', 'Skrytá', 'Cena', 'Splatnost'],
    ['x', 2, 'No', 0.3, '22. 11. 2026'],
    ['dva\nřádky', '1.0', 'Yes', '4 990 000,50', '21. 11. 2026'],
  )
  expect(compareRuns(xls, other)).toMatchObject({
    changed: [],
    added: [],
    removed: [],
    sameRows: 2,
    columnChanges: [],
  })
})

interface Edits {
  readonly kept: readonly number[]
  readonly prices: ReadonlyMap<number, number>
  readonly added: number
}

test('whatever is edited, moved, added and removed is found, no more and no less', () => {
  const rows = fc.integer({ min: 1, max: 40 })
  const arbitrary = rows.chain((count) => {
    const places = [...Array(count).keys()]
    return fc.record({
      count: fc.constant(count),
      edits: fc.record<Edits>({
        kept: fc.shuffledSubarray(places, { minLength: 1 }),
        prices: fc
          .array(fc.tuple(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 })))
          .map((pairs) => new Map(pairs)),
        added: fc.integer({ min: 0, max: 5 }),
      }),
      order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    })
  })
  const titles = ['Deal ID', 'Unit', 'Price']
  fc.assert(
    fc.property(arbitrary, ({ count, edits: { kept, prices, added }, order }) => {
      const older = Array.from({ length: count }, (_, at): Cell[] => [at + 1, `U${at}`, at * 100])
      const newer = kept.map((at): Cell[] => [at + 1, `U${at}`, at * 100 + (prices.get(at) ?? 0)])
      for (let at = 0; at < added; at += 1) newer.push([10_000 + at, `N${at}`, 5])
      const turned = [titles, ...newer].map((row) => order.map((from) => row[from] ?? null))
      const found = compareRuns(table(titles, ...older), table(...turned), { catalogued: ['deal'] })
      const edited = kept.filter((at) => prices.has(at))
      expect(found.added).toEqual(Array.from({ length: added }, (_, at) => kept.length + at))
      expect(found.removed).toEqual([...older.keys()].filter((at) => !kept.includes(at)))
      expect(found.changed.map((row) => row.before)).toEqual(edited)
      expect(found.changedCells).toBe(edited.length)
      expect(found.sameRows).toBe(kept.length - edited.length)
      expect(found.columnChanges).toEqual([])
    }),
  )
})
