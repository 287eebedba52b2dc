// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutputOf } from '#core/contract/index'
import type { Tile } from '#core/exports/dashboard/dashboard'
import { accountIdSchema, reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import type { ExportsDesk, ExportsPlace } from '../exports-desk.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const workspaceId = workspaceIdSchema.parse('w1')
const reportId = reportJobIdSchema.parse('r1')
const runId = runIdSchema.parse('n1')

const tileOf = (id: string, changes: Partial<Tile> = {}): Tile => ({
  id,
  reportId,
  title: id,
  pivot: {
    rows: [{ by: 'value', column: ['project'] }],
    columns: null,
    value: null,
    measure: 'count',
  },
  chart: 'bar',
  look: 'table',
  width: 'half',
  ...changes,
})

const deskOf = (go: ExportsDesk['go']): ExportsDesk => ({
  workspaceId,
  reports: [
    {
      id: reportId,
      workspaceId,
      name: 'All units',
      content: { name: 'products', format: 'xlsx', parameters: {} },
      accountId: null,
      rules: null,
      retention: null,
      alerts: [],
      latest: null,
      delivery: null,
      createdAt: 0,
      progress: null,
      nextRunAt: null,
      account: { id: accountIdSchema.parse('a1'), label: 'Exports' },
      lastRun: null,
      ofColleague: null,
      recentRows: [],
      openAlerts: 0,
    },
  ],
  backupReports: [],
  projects: [],
  density: 'comfortable',
  coolingUntil: () => 0,
  jobOf: () => null,
  go,
})

type Shown = OutputOf<'exports.readDashboard'>

const start = async (part: Partial<Shown>, drafts = new Map<string, unknown>()) => {
  const main = mainOnOrder()
  const places: ExportsPlace[] = []
  const desk = deskOf((place) => places.push(place))
  render(<DashboardScreen desk={desk} frame={{ account: null, trouble: null }} />, {
    wrapper: await pageAround({ drafts }),
  })
  const first = await main.asked('exports.readDashboard')
  first.answer({ tiles: [], runs: [], sending: null, ...part })
  return { main, places }
}

const figures = toJson({
  kind: 'table',
  titles: { rows: ['Projekt'], value: null },
  rows: [['Lipová'], ['Na Hrázi']],
  columns: [],
  cells: [[], []],
  rowTotals: ['3', '2'],
  columnTotals: [],
  total: '5',
  unread: 0,
} as const)

const run = { reportId, runId, at: Date.now() - 3_600_000 }

test('one button makes a dashboard of the reports that there are', async () => {
  const { main } = await start({})
  const make = await screen.findByRole('button', { name: 'Make a dashboard from my reports' })
  fireEvent.click(make)
  const saved = await main.asked('exports.saveTiles')
  const tiles: readonly Tile[] = fromJson(saved.input.tiles)
  expect(tiles.map(({ title }) => title)).toEqual([
    'Units by project and availability',
    'Price per m² by project',
    'Price per m² by layout',
  ])
  expect(tiles.every((tile) => tile.reportId === reportId)).toBe(true)
  saved.answer(null)
})

test('a figure says which run it is of, and leads to its rows by one click', async () => {
  const { main, places } = await start({ tiles: [tileOf('Units')], runs: [run] })
  const asked = await main.asked('exports.pivotRun')
  expect(asked.input).toMatchObject({ runId })
  asked.answer({ result: figures })
  const table = await screen.findByRole('table', { name: 'Units' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '2', '5'])
  expect(screen.getByText(/1 hour ago/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^All units, as of / }))
  expect(places).toMatchObject([{ kind: 'report', reportId, runId, tab: 'table' }])
})

test('a figure without a run or a column or its report says what to do', async () => {
  const gone = reportJobIdSchema.parse('gone')
  const none = await start({ tiles: [tileOf('Units'), tileOf('Old', { reportId: gone })] })
  expect(await screen.findByText(/All units hasn’t run yet\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Run now: All units' })).toBeTruthy()
  expect(screen.getByText(/This figure’s report was removed\./)).toBeTruthy()
  expect(none.main.waiting()).not.toContain('exports.pivotRun')
})

test('a missing column is named, with the way to the report', async () => {
  const { main, places } = await start({ tiles: [tileOf('Units')], runs: [run] })
  const asked = await main.asked('exports.pivotRun')
  const column = ['project', 'Projekt']
  asked.answer({ result: toJson({ kind: 'columnMissing', column } as const) })
  expect(await screen.findByText('This run has no column project or Projekt.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change All units…' }))
  expect(places).toEqual([{ kind: 'editor', reportId, like: null }])
})

test('a figure is widened by its menu, and the change is undone', async () => {
  const tiles = [tileOf('One'), tileOf('Two')]
  const drafts = new Map<string, unknown>()
  const { main } = await start({ tiles }, drafts)
  fireEvent.click(await screen.findByRole('button', { name: 'Change One' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Full width' }))
  const saved = await main.asked('exports.saveTiles')
  const after = [tileOf('One', { width: 'full' }), tileOf('Two')]
  expect(fromJson(saved.input.tiles)).toEqual(after)
  saved.answer(null)
  await expect.poll(() => drafts.size).toBe(1)
  cleanup()
  const again = await start({ tiles: after }, drafts)
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  const undone = await again.main.asked('exports.saveTiles')
  expect(fromJson(undone.input.tiles)).toEqual(tiles)
})

test('while a change of a figure is being kept, no menu offers one that would be passed by', async () => {
  const { main } = await start({ tiles: [tileOf('One'), tileOf('Two')] })
  const open = (tile: string) =>
    fireEvent.click(screen.getByRole('button', { name: `Change ${tile}` }))
  await screen.findByRole('button', { name: 'Change One' })
  open('One')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Full width' }))
  const saved = await main.asked('exports.saveTiles')
  open('Two')
  const earlier = await screen.findByRole('menuitem', { name: 'Move earlier' })
  await expect.poll(() => earlier.hasAttribute('disabled')).toBe(true)
  saved.answer(null)
  await expect.poll(() => earlier.hasAttribute('disabled')).toBe(false)
  fireEvent.click(earlier)
  const moved = await main.asked('exports.saveTiles')
  expect(fromJson(moved.input.tiles)).toEqual([tileOf('Two'), tileOf('One', { width: 'full' })])
})
