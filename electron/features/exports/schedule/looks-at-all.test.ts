import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import type { Tile } from '#core/exports/dashboard/dashboard'
import { newProgress } from '#core/exports/schedule/job-progress'
import { workspaceIdSchema } from '#core/ids'
import { minuteMs, secondMs } from '#core/time'
import { unitsTile } from '../../../wiring/testing/exports/dashboards.ts'
import { lookedAtReports, nine, slot } from '../../../wiring/testing/exports/looked-at-reports.ts'
import { exportsAccount } from '../../../wiring/testing/exports/running-reports.ts'
import { backupDefinition } from '../../../wiring/testing/exports/written-backups.ts'

/** A report of a backup, and a dashboard that is put into a folder. */
const addOthers = (
  { add, store }: Pick<Awaited<ReturnType<typeof lookedAtReports>>, 'add' | 'store'>,
  { dashboardAt, tiles }: { readonly dashboardAt: string; readonly tiles: readonly Tile[] },
) => {
  const workspaceId = workspaceIdSchema.parse('w1')
  const id = add('a')
  const report = store.readReport(id) ?? expect.fail('there is no report')
  const definition = { ...report.definition, isOfBackup: true as const }
  store.write.saveReport({ ...report, definition, progress: newProgress(nine) }, null)
  store.write.writeBackup({
    workspaceId,
    folder: '/none',
    definition: backupDefinition,
    last: null,
  })
  store.write.writeDashboard({
    workspaceId,
    tiles: [...tiles],
    sending: {
      definition: {
        schedule: { kind: 'daily', times: [dashboardAt], zone: 'Europe/Prague' },
        recipients: [],
        toWebhook: false,
        toSftp: false,
        toFolder: true,
      },
      folder: '/sent',
      progress: newProgress(nine),
      turn: null,
    },
  })
}

test('backups and dashboards are looked at with the reports, and their times are waited for', async () => {
  const started = await lookedAtReports()
  const { at, jobs, wakes } = started
  addOthers(started, { dashboardAt: '09:10', tiles: [] })
  await at(nine)
  expect(wakes).toEqual([nine + 10 * minuteMs])
  await at(slot)
  await at(slot + secondMs)
  expect(jobs.list().map(({ kind }) => kind)).toContain('backUp')
})

test('as long as nothing may begin no report, backup or dashboard does, and none of their times is waited for', async () => {
  const started = await lookedAtReports()
  const { at, first, jobs, wakes, world } = started
  addOthers(started, { dashboardAt: '09:31', tiles: [unitsTile(first)] })
  const kinds = () => jobs.list().map(({ kind }) => kind)
  world.mayBegin = false
  await at(slot)
  expect([kinds(), wakes]).toEqual([[], []])
  world.mayBegin = true
  await at(slot)
  // The tables of the backup have been read.
  world.mayBegin = false
  const before = wakes.length
  await at(slot + minuteMs)
  expect([kinds(), wakes.length]).toEqual([['runExport'], before])
  world.mayBegin = true
  await at(slot + minuteMs)
  expect(kinds().sort()).toEqual(['backUp', 'runExport', 'sendDashboard'])
})

test('a report whose account is found when the application finishes does not begin', async () => {
  const { add, at, world, runs, wakes, defects } = await lookedAtReports()
  const id = add('a')
  world.account = async () => {
    world.mayBegin = false
    return success(exportsAccount)
  }
  await at(slot)
  expect([runs(id), wakes, defects]).toEqual([[], [], []])
})
