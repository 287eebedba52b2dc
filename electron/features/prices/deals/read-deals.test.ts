import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { readWorkbookWith } from '../../../files/read-workbook.ts'
import { finished, readUnits } from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startPrices } from '../../../wiring/testing/prices/start-prices.ts'
import { askTables } from '../../../workers/ask-tables.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'

const readWorkbook = readWorkbookWith(askTables(forkedReports()))

const readDeals = async (started: Awaited<ReturnType<typeof startPrices>>) => {
  const world = started.world()
  return finished(world, (await world.call('prices.readDeals', of)).jobId)
}

interface UnitOfSandbox {
  readonly id: number
  readonly dealId: number | null
}

test('the products export tells the deals of units', async () => {
  const started = await startPrices({ readWorkbook })
  const { world, sandbox, clock } = started
  expect(await world().call('prices.readDealEvidence', of)).toEqual({
    evidence: [],
    exportedAt: null,
  })
  expect(await readDeals(started)).toBeNull()
  const { evidence, exportedAt } = await world().call('prices.readDealEvidence', of)
  const listed = new Set((await readUnits(world())).map(({ id }) => Number(id)))
  const all = (await sandbox.control('GET', `/units?projectId=${of.projectId}`)) as UnitOfSandbox[]
  const withDeals = all.filter(({ id, dealId }) => dealId !== null && listed.has(id))
  expect(withDeals.length).toBeGreaterThan(10)
  const told = new Map(
    evidence.flatMap((found) => (found.kind === 'exported' ? [[found.unitId, found.dealId]] : [])),
  )
  for (const { id, dealId } of withDeals) expect(told.get(id as never)).toBe(String(dealId))
  expect(exportedAt).toBe(clock.now())
  expect(world().announced).toContain('dealEvidence')
})

test('an export that cools keeps what was known, and says until when', async () => {
  const started = await startPrices({ readWorkbook })
  await readDeals(started)
  const before = await started.world().call('prices.readDealEvidence', of)
  expect(await readDeals(started)).toMatchObject({
    kind: 'cooling',
    endpoint: 'list-excel-products',
  })
  expect(await started.world().call('prices.readDealEvidence', of)).toEqual(before)
})

const toldDeals = async ({ world }: Awaited<ReturnType<typeof startPrices>>) => {
  const { evidence } = await world().call('prices.readDealEvidence', of)
  return evidence.flatMap((found) =>
    found.kind === 'exported' ? [`${found.unitId} ${found.dealId}`] : [],
  )
}

const dealsOfSandbox = async ({ sandbox }: Awaited<ReturnType<typeof startPrices>>) => {
  const units = (await sandbox.control(
    'GET',
    `/units?projectId=${of.projectId}`,
  )) as UnitOfSandbox[]
  return units.flatMap(({ id, dealId }) => (dealId === null ? [] : [`${id} ${dealId}`]))
}

test.each([
  { exportHeaderMode: 'ignored' },
  { exportHeaderMode: 'refused' },
  { exportColumnOrder: 'reversed' },
  { exportCover: 'titleRow' },
  { exportCover: 'sheet' },
  { exportCover: 'secondHeader' },
  { exportFormat: 'xls' },
  { exportFormat: 'html' },
  { exportFormat: 'spreadsheetml' },
  { exportFormat: 'csv' },
] as const)('deals are told by a server that reads the open parts as %o', async (switches) => {
  const started = await startPrices({ readWorkbook })
  await started.sandbox.control('PATCH', '/switches', switches)
  expect(await readDeals(started)).toBeNull()
  const told = await toldDeals(started)
  expect(told.length).toBeGreaterThan(10)
  expect(await dealsOfSandbox(started)).toEqual(expect.arrayContaining(told))
})

test('a server that refuses the titles asked for is asked for them once', async () => {
  const started = await startPrices({ readWorkbook })
  await started.sandbox.control('PATCH', '/switches', { exportHeaderMode: 'refused' })
  expect(await readDeals(started)).toBeNull()
  started.clock.moveElapsed(10 * minuteMs)
  await started.sandbox.control('POST', '/clock', { moveByMs: 10 * minuteMs })
  expect(await readDeals(started)).toBeNull()
  const requests = (await started.sandbox.control(
    'GET',
    '/requests?endpoint=list-excel-products',
  )) as {
    readonly status: number
    readonly parameters: { readonly headermode?: string }
  }[]
  expect(requests.map(({ status, parameters }) => [status, parameters.headermode])).toEqual([
    [400, 'ids'],
    [200, undefined],
    [200, undefined],
  ])
})

test('columns that nobody knows are not guessed: a person says which they are, once', async () => {
  const started = await startPrices({ readWorkbook })
  const { world, sandbox, clock } = started
  const switches = {
    exportHeaderMode: 'ignored',
    exportTitles: 'unforeseen',
    exportColumnOrder: 'reversed',
    exportCover: 'sheet',
  }
  await sandbox.control('PATCH', '/switches', switches)
  expect(await readDeals(started)).toMatchObject({
    kind: 'notThisServer',
    endpoint: 'list-excel-products',
    expected: 'dealColumns',
  })
  expect(await toldDeals(started)).toEqual([])
  const table = await world().call('prices.readDealTable', of)
  expect(table?.sheets.map(({ name }) => name)).toEqual(['Info', 'Export'])
  const wrong = { headerRow: 0, columns: { unit: 9, deal: 0, project: null } }
  await expect(
    world().call('prices.mapDeals', { ...of, sheet: 1, mapping: wrong }),
  ).rejects.toMatchObject({ failure: { expected: 'dealColumns' } })
  const mapping = { headerRow: 0, columns: { unit: 4, deal: 0, project: 1 } }
  const mapped = await world().call('prices.mapDeals', { ...of, sheet: 1, mapping })
  expect(mapped.deals).toBeGreaterThan(10)
  const told = await toldDeals(started)
  expect(await dealsOfSandbox(started)).toEqual(expect.arrayContaining(told))
  expect(await world().call('prices.readDealTable', of)).toBeNull()

  clock.moveElapsed(10 * minuteMs)
  await sandbox.control('POST', '/clock', { moveByMs: 10 * minuteMs })
  expect(await readDeals(started)).toBeNull()
  expect(await toldDeals(started)).toEqual(told)
})

test('rules and views of a project are kept, a view under its name', async () => {
  const { world, restart } = await startPrices()
  const rules = { ...(await world().call('prices.readRules', of)), warnChangePercent: 5 }
  await world().call('prices.changeRules', { ...of, rules })
  const first = await world().call('prices.saveView', { ...of, name: 'Volné', state: '{}' })
  const second = await world().call('prices.saveView', { ...of, name: 'Volné', state: '{"a":1}' })
  expect(second).toBe(first)
  const again = await restart('second')
  expect(await again.call('prices.readRules', of)).toEqual(rules)
  const views = await again.call('prices.listViews', of)
  expect(views).toEqual([{ id: first, name: 'Volné', state: '{"a":1}' }])
  await again.call('prices.removeView', { viewId: first })
  expect(await again.call('prices.listViews', of)).toEqual([])
})
