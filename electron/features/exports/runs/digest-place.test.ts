import { expect, test } from 'vitest'
import { reportDefinitionSchema } from '#core/exports/reports/report-definition'
import { reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import { dayMs, minuteMs } from '#core/time'
import { toWallTime } from '#core/wall-time'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { writeReport } from '../../../store/exports/reports/reports.ts'
import { insertRow } from '../../../store/testing/insert-row.ts'
import {
  daily,
  saveReport,
  saveSettings,
  tick,
  unitsDefinition,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'

const other = workspaceIdSchema.parse('w2')
const runId = runIdSchema.parse('run-of-other')
const reportId = reportJobIdSchema.parse('report-of-other')
const unreadable = '{"kind":"cancelled","again":"now"}'

/** Two workspaces, each with a run of the day before; nothing is wrong with that of the first. */
const startWithTwo = async (run: { state: string; failure: string | null }) => {
  const started = await startExports()
  const world = started.world()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { time } = toWallTime(started.clock.wallMs() + 20 * minuteMs, timeZone)
  await saveSettings(world, { digest: { isOn: true, time } })
  await saveReport(world, { rules: daily('09:30') })
  await tick(world)
  await started.pass(30 * minuteMs)
  await tick(world)
  const at = started.clock.wallMs()
  insertWorkspace(world.store.db, {
    id: other,
    name: 'Druhý',
    kind: 'crm',
    timeZone: 'Europe/Prague',
    baseUrl: 'https://crm.example',
    accounts: [],
  })
  const definition = reportDefinitionSchema.parse(unitsDefinition)
  const report = { id: reportId, workspaceId: other, definition, latestFolder: null }
  writeReport(world.store.db, { ...report, createdAt: at, progress: null })
  const contents = world.store.db.prepare<[], string>('SELECT sha256 FROM export_contents')
  const sha256 = contents.pluck().get() ?? null
  insertRow(world.store.db, 'export_run', {
    id: runId,
    report_id: reportId,
    slot: null,
    trigger: 'person',
    attempts: 1,
    is_postponed: 0,
    started_at: at,
    ended_at: at,
    headers: 'ids',
    sha256,
    ...run,
  })
  const toldOfDay = async () => {
    await started.pass(dayMs)
    await tick(world)
    return world.told.filter(({ subject }) => subject.kind === 'reports')
  }
  return { db: world.store.db, at, toldOfDay }
}

test.each([
  { state: 'failed', failure: null },
  { state: 'interrupted', failure: null },
  { state: 'done', failure: unreadable },
])('whatever the sentence counts as failed is where it leads: $state', async (run) => {
  const { toldOfDay } = await startWithTwo(run)
  const subject = { kind: 'reports', workspaceId: other }
  expect(await toldOfDay()).toMatchObject([{ text: expect.stringContaining('1 failed'), subject }])
})

test('where nothing has failed it leads to the workspace with an alert', async () => {
  const { db, at, toldOfDay } = await startWithTwo({ state: 'done', failure: null })
  insertRow(db, 'export_alert', {
    id: 'alert',
    report_id: reportId,
    run_id: runId,
    at,
    acknowledged_at: null,
    rule: '{}',
    finding: '{}',
  })
  const told = await toldOfDay()
  expect(told).toMatchObject([{ subject: { kind: 'reports', workspaceId: other } }])
})
