import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFormats } from '#core/format/formats'
import { reportJobIdSchema } from '#core/ids'
import type { Cell } from '#core/tables/table'
import { dayMs } from '#core/time'
import { type Pivot, pivotTable } from '../../table/pivot.ts'
import { toReportTable } from '../../table/report-table.ts'
import type { Tile } from '../dashboard.ts'
import { chartScale } from './chart-drawing.ts'
import { dashboardPage, type PaperTile } from './dashboard-page.ts'

const now = Date.parse('2026-11-24T08:00:00Z')

const byStatus: Pivot = {
  rows: [{ by: 'value', column: ['project'] }],
  columns: { by: 'value', column: ['status'] },
  value: null,
  measure: 'count',
}

const units: Cell[][] = [
  ['project', 'status', 'price'],
  ['Lipová', 'free', 100.5],
  ['Lipová', 'sold', 300],
  ['Na Hrázi', 'sold', 'on request'],
  ['Na Hrázi', 'sold', 1_234_567],
]

const tileOf = (changes: Partial<Tile>): Tile => ({
  id: 't1',
  reportId: reportJobIdSchema.parse('r1'),
  title: 'Units',
  pivot: byStatus,
  chart: 'bar',
  look: 'chart',
  width: 'half',
  ...changes,
})

const shownOf = (changes: Partial<Tile>, table = toReportTable(units)): PaperTile => {
  const tile = tileOf(changes)
  const result = pivotTable(table, tile.pivot)
  return { tile, shown: { kind: 'figures', report: 'All units', at: now - 2 * dayMs, result } }
}

const pageOf = (tiles: readonly PaperTile[], language: 'en' | 'cs' = 'en') =>
  dashboardPage({
    language,
    formats: createFormats(language === 'en' ? 'en-GB' : 'cs-CZ', 'Europe/Prague'),
    workspace: 'A & B',
    now,
    tiles,
  })

/** All that stands in a page, without its markup. */
const textsOf = (page: string) =>
  page
    .slice(page.indexOf('<body>'))
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '')

test('the page says whose it is, when it was printed, and how old each figure is', () => {
  const texts = textsOf(pageOf([shownOf({ look: 'table' })]))
  expect(texts.slice(0, 4)).toEqual([
    'Dashboard: A &amp; B',
    'Unitdesk · Printed on 24 Nov 2026, 09:00',
    'Units',
    'All units, as of 22 Nov 2026, 09:00 (2 days ago)',
  ])
  expect(texts.slice(4)).toEqual(
    ['project', 'free', 'sold', 'Total', 'Lipová', '1', '1', '2', 'Na Hrázi', '2', '2'].concat([
      'Total',
      '1',
      '3',
      '4',
    ]),
  )
  expect(textsOf(pageOf([shownOf({ look: 'table' })], 'cs')).slice(0, 4)).toEqual([
    'Přehled: A &amp; B',
    'Unitdesk · Vytištěno 24. 11. 2026 9:00',
    'Units',
    'All units, stav k 22. 11. 2026 9:00 (předevčírem)',
  ])
})

test('a chart has each of its values written in it, and what is in no sum is told', () => {
  const stacked = textsOf(pageOf([shownOf({})])).join(' ')
  expect(stacked).toMatch(/ 1 1 2 2 Lipová Na Hrázi free sold$/)
  const pivot: Pivot = { ...byStatus, columns: null, value: ['price'], measure: 'sum' }
  const sums = textsOf(pageOf([shownOf({ pivot })])).join(' ')
  expect(sums).toContain(' 400.5 1,234,567 Lipová Na Hrázi ')
  expect(sums).toContain('Cells that are no numbers and are in no sum: 1.')
})

test('what a report holds is never markup', () => {
  const name = '<img src=x onerror="alert(1)">'
  const table = toReportTable([
    ['project', 'status'],
    [name, `'${name}`],
  ])
  for (const look of ['chart', 'table'] as const) {
    const page = pageOf([shownOf({ look, title: name, width: 'full' }, table)])
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img')
  }
})

test('a figure without its column, its run or its report says so', () => {
  const missing = shownOf({ pivot: { ...byStatus, value: ['area', 'Plocha'], measure: 'sum' } })
  const others: readonly PaperTile[] = [
    { tile: tileOf({}), shown: { kind: 'noRun', report: 'All units' } },
    { tile: tileOf({}), shown: { kind: 'unreadable', report: 'All units' } },
    { tile: tileOf({}), shown: { kind: 'removed' } },
    shownOf({}, toReportTable([['project', 'status']])),
  ]
  const texts = textsOf(pageOf([missing, ...others]))
  for (const words of [
    'The newest run has no column area or Plocha.',
    'The report has not run yet.',
    'The newest run cannot be read.',
    'The report was removed.',
    'There are no rows to count.',
  ]) {
    expect(texts).toContain(words)
  }
})

test('the lines of a chart are round, have zero among them, and hold all of its values', () => {
  const value = fc.integer({ min: -1e14, max: 1e14 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
      const { lowest, highest, ticks } = chartScale(values)
      // What binary fractions lose is thinner than a line.
      const lost = (highest - lowest) * 1e-9
      expect(lowest).toBeLessThanOrEqual(Math.min(0, ...values) + lost)
      expect(highest).toBeGreaterThanOrEqual(Math.max(0, ...values) - lost)
      expect(ticks.some((tick) => Math.abs(tick) === 0)).toBe(true)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThan(9)
    }),
  )
})
