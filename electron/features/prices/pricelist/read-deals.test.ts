import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { readFirstSheet } from '../../../files/read-first-sheet.ts'
import { finished, readUnits } from '../../../wiring/testing/prices/acts.ts'
import { of } from '../../../wiring/testing/prices/prices-world.ts'
import { startPrices } from '../../../wiring/testing/prices/start-prices.ts'
import { tablesThreads } from '../../../workers/start-tables.ts'

const readWorkbook = readFirstSheet(
  tablesThreads(new URL('../../../workers/tables.ts', import.meta.url)),
)

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

test.each([
  [
    'without the ids',
    () =>
      success([
        ['Projekt', 'Číslo'],
        ['Podviní', 'A.1'],
      ]),
  ],
  ['that is empty', () => success([])],
])('an export %s is refused and forgets nothing', async (_name, rows) => {
  const started = await startPrices({ readWorkbook: () => Promise.resolve(rows()) })
  expect(await readDeals(started)).toMatchObject({
    kind: 'notThisServer',
    endpoint: 'list-excel-products',
  })
  const known = await started.world().call('prices.readDealEvidence', of)
  expect(known).toEqual({ evidence: [], exportedAt: null })
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
