import { expect, test } from 'vitest'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { ReportJobId } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { minuteMs } from '#core/time'
import {
  readReport,
  runNow,
  runsOf,
  saveReport,
  unitsDefinition,
} from '../../../wiring/testing/exports/acts.ts'
import type { ExportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

const alerts: ReportDefinition['alerts'] = [
  { kind: 'columnMissing', column: null },
  { kind: 'rowsFell', share: 0.01 },
]
const deals = { name: 'deals', format: 'xlsx', parameters: {} } as const

const change = ({ call }: ExportsWorld, reportId: ReportJobId, to: Partial<ReportDefinition>) =>
  call('exports.saveReport', {
    workspaceId,
    reportId,
    definition: toJson({ ...unitsDefinition, alerts, ...to }),
  })

/** A report of units that asks for deals now, with a run of each. */
const startChanged = async () => {
  const started = await startExports()
  const world = started.world()
  const reportId = await saveReport(world, { alerts })
  await runNow(world, reportId)
  await change(world, reportId, { content: deals })
  await started.pass(6 * minuteMs)
  await runNow(world, reportId)
  const [ofDeals, ofUnits] = await runsOf(world, reportId)
  if (!ofDeals || !ofUnits) throw new Error('there are no runs')
  return { started, world, reportId, ofDeals, ofUnits }
}

test('a report that asks for something else has lost no column and no row', async () => {
  const { world, reportId } = await startChanged()
  expect((await readReport(world, reportId)).openAlerts).toBe(0)
  expect((await readReport(world, reportId)).recentRows).toHaveLength(1)
  expect(world.notices).toEqual([])
})

test('an older run stays what it was: its charts and its trend are of what it asked for', async () => {
  const { world, reportId, ofDeals, ofUnits } = await startChanged()
  const ready = async (runId: typeof ofUnits.id) => {
    const { pivots } = await world.call('exports.listReadyPivots', { runId })
    return fromJson(pivots).map((one) => one.ready.name)
  }
  expect(await ready(ofUnits.id)).toContain('unitsByStatusAndPrice')
  expect(await ready(ofDeals.id)).toContain('dealsByStatus')
  const measure = toJson({ kind: 'rows' as const, where: [] })
  const { trend } = await world.call('exports.readTrend', { reportId, measure })
  expect(fromJson(trend).points).toMatchObject([{ runId: ofDeals.id }])
})

test('runs of two exports are not compared', async () => {
  const { world, ofDeals, ofUnits } = await startChanged()
  const compared = world.call('exports.compareRuns', {
    before: ofUnits.id,
    after: ofDeals.id,
    key: null,
  })
  await expect(compared).rejects.toMatchObject({ failure: { rule: 'runsUnlike' } })
})

test('a narrowed run is no whole one when its report is narrowed no more', async () => {
  const started = await startExports()
  const narrowed = { ...unitsDefinition.content, parameters: { headermode: 'ids', statusids: '1' } }
  const reportId = await saveReport(started.world(), { content: narrowed })
  await runNow(started.world(), reportId)
  await change(started.world(), reportId, {})
  started.world().store.db.exec('UPDATE export_run SET is_followed_up = 0')
  const world = await started.restart('second')
  const open = world.store.db.prepare('SELECT count(*) FROM export_run WHERE is_followed_up = 0')
  while (open.pluck().get() !== 0) await world.nextTold()
  expect(world.topics).not.toContain('dealEvidence')
})
