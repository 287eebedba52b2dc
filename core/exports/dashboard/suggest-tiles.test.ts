import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportJobIdSchema } from '#core/ids'
import type { Cell } from '#core/tables/table'
import type { ExportName } from '../reports/export-name.ts'
import { pivotTable } from '../table/pivot.ts'
import { readyPivots } from '../table/ready-pivots.ts'
import { toReportTable } from '../table/report-table.ts'
import { tilesSchema } from './dashboard.ts'
import { suggestTiles, type TileOffer } from './suggest-tiles.ts'

const unitsHeader = ['Projekt', 'Jednotka', 'Dispozice', 'Dostupnost', 'Cena za m² s DPH']
const units = toReportTable([
  unitsHeader,
  ['Lipová', 'A.1', '2+kk', 'Volná', 100_000],
  ['Lipová', 'A.2', '3+kk', 'Prodaná', 110_000],
  ['Lipová', 'A.3', '3+kk', 'Prodaná', 90_000.5],
  ['Na Hrázi', 'B.1', '2+kk', 'Rezervovaná', 80_000],
  ['Na Hrázi', 'G.1', null, 'Volná', null],
])

const deals = toReportTable([
  ['Stav', 'Vytvořeno'],
  ['Rezervace', '2026-11-15 10:00'],
  ['Smlouva', '2026-11-16 00:00'],
  ['Smlouva', '2026-11-22 23:59'],
  ['Storno', '2026-11-23 08:00'],
])

const offer = (name: ExportName, changes: Partial<TileOffer> = {}): TileOffer => ({
  reportId: reportJobIdSchema.parse(name),
  hasRun: true,
  isWhole: true,
  ready: readyPivots(name, name === 'deals' ? deals.columns : units.columns),
  ...changes,
})

const suggest = (offers: readonly TileOffer[]) => {
  let ids = 0
  return suggestTiles(offers, { titleOf: (name) => name, newId: () => `tile-${++ids}` })
}

const pivotNamed = (name: string) => {
  const found = suggest([offer('products'), offer('deals')]).find(({ title }) => title === name)
  if (!found) throw new Error(`no tile is called ${name}`)
  return found.pivot
}

test('a sensible dashboard has units, prices per square metre and deals, and can be stored', () => {
  const tiles = suggest([offer('deals'), offer('products')])
  expect(tiles.map(({ title, reportId, look }) => [title, reportId, look])).toEqual([
    ['unitsByProject', 'products', 'table'],
    ['pricePerAreaByProject', 'products', 'chart'],
    ['pricePerAreaByLayout', 'products', 'chart'],
    ['dealsByWeek', 'deals', 'chart'],
  ])
  expect(tilesSchema.parse(tiles)).toEqual(tiles)
  expect(suggest([])).toEqual([])
})

test('a figure is taken from the report that has run and leaves nothing out', () => {
  const narrow = reportJobIdSchema.parse('narrow')
  const idle = reportJobIdSchema.parse('idle')
  const tiles = suggest([
    offer('products', { reportId: idle, hasRun: false }),
    offer('products', { reportId: narrow, isWhole: false }),
    offer('products'),
  ])
  expect(new Set(tiles.map(({ reportId }) => reportId))).toEqual(new Set(['products']))
})

test('units are counted by project and availability', () => {
  expect(pivotTable(units, pivotNamed('unitsByProject'))).toMatchObject({
    rows: [['Lipová'], ['Na Hrázi']],
    columns: ['Prodaná', 'Rezervovaná', 'Volná'],
    cells: [
      ['2', null, '1'],
      [null, '1', '1'],
    ],
    rowTotals: ['3', '2'],
    columnTotals: ['2', '1', '2'],
    total: '5',
  })
})

test('prices per square metre are averages of the units that have one', () => {
  expect(pivotTable(units, pivotNamed('pricePerAreaByProject'))).toMatchObject({
    rows: [['Lipová'], ['Na Hrázi']],
    rowTotals: ['100000.17', '80000'],
  })
  expect(pivotTable(units, pivotNamed('pricePerAreaByLayout'))).toMatchObject({
    rows: [['2+kk'], ['3+kk'], [null]],
    rowTotals: ['90000', '100000.25', null],
  })
})

test('a week of deals goes from Monday to Sunday', () => {
  expect(pivotTable(deals, pivotNamed('dealsByWeek'))).toMatchObject({
    rows: [['2026-W46'], ['2026-W47'], ['2026-W48']],
    rowTotals: ['1', '2', '1'],
  })
})

test('the units of all projects are as many as the table has rows, however they are called', () => {
  const project = fc.constantFrom('Lipová', 'lipová', 'Na Hrázi', ' ', null, 7, '7')
  const status = fc.constantFrom('Volná', 'Prodaná', 'Rezervovaná', '', null)
  const drawn = fc.array(fc.tuple(project, status), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(drawn, (rows) => {
      const body = rows.map(([one, state], at): Cell[] => [one, `A.${at}`, null, state, 1])
      const found = pivotTable(toReportTable([unitsHeader, ...body]), pivotNamed('unitsByProject'))
      if (found.kind !== 'table') throw new Error(found.kind)
      const sum = (cells: readonly (string | null)[]) =>
        cells.reduce((total, cell) => total + Number(cell ?? 0), 0)
      expect(sum(found.rowTotals)).toBe(rows.length)
      expect(sum(found.columnTotals)).toBe(rows.length)
      expect(found.cells.map(sum)).toEqual(found.rowTotals.map(Number))
    }),
  )
})
