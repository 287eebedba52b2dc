import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import {
  exportsAccount,
  fullDisk,
  runningReports,
} from '../../../wiring/testing/exports/running-reports.ts'
import { runJobs } from '../../jobs/run-jobs.ts'
import { startRuns } from './start-runs.ts'

const account = success(exportsAccount)
const byHand = { trigger: 'person', slot: null, isPostponed: false, schedule: null } as const
const bySchedule = { ...byHand, trigger: 'schedule', slot: 5 } as const

const start = async (given: Partial<Parameters<typeof startRuns>[0]> = {}) => {
  const reports = await runningReports()
  let ids = 0
  const newId = () => `id${++ids}`
  const jobs = runJobs({
    clock: reports.dependencies.clock,
    newId,
    tell: () => undefined,
    announce: () => undefined,
    newDefectId: String,
  })
  let ends = 0
  const runs = startRuns(
    {
      ...reports.dependencies,
      jobs,
      newId,
      logDefect: () => expect.fail('there is no defect'),
      ...given,
    },
    {
      isStopped: () => false,
      onEnded: () => {
        ends += 1
      },
    },
  )
  return { ...reports, jobs, runs, ends: () => ends }
}

test('a run is a job as long as it goes on, and its end is told', async () => {
  const { runs, jobs, report, ends } = await start()
  const of = report()
  expect(runs.jobOf(of.id)).toBeNull()
  const job = runs.start({ ...byHand, report: of, account })
  expect(job).toEqual(success(runs.jobOf(of.id)))
  expect(jobs.list()).toMatchObject([{ kind: 'runExport', subject: 'r1', outcome: null }])
  await jobs.ended()
  expect([runs.jobOf(of.id), ends()]).toEqual([null, 1])
})

test('another job about a report, or a run of another one, is no run of it', async () => {
  const { runs, jobs, report } = await start()
  const { id } = report()
  jobs.start({ kind: 'backUp', subject: id, run: () => Promise.resolve(success(null)) })
  jobs.start({ kind: 'runExport', subject: 'r2', run: () => Promise.resolve(success(null)) })
  expect(runs.jobOf(id)).toBeNull()
  await jobs.ended()
})

test('a table is busy for its login while it runs; the tables of a backup are so together', async () => {
  const { runs, jobs, report } = await start()
  const units = report()
  const deals = { ...units.definition, content: { ...units.definition.content, name: 'deals' } }
  const other = { ...units, definition: deals }
  const ofBackup = (of: typeof units) => ({
    ...units,
    definition: { ...of.definition, isOfBackup: true as const },
  })
  const busy = () =>
    [units, other, ofBackup(units), ofBackup(other)].map((one) => runs.isBusy(exportsAccount, one))
  runs.start({ ...byHand, report: units, account })
  expect(busy()).toEqual([true, false, true, false])
  expect(runs.isBusy({ ...exportsAccount, login: 'other' }, units)).toBe(false)
  await jobs.ended()
  expect(busy()).toEqual([false, false, false, false])
  runs.start({ ...byHand, report: ofBackup(units), account })
  expect(busy()).toEqual([true, false, true, true])
  await jobs.ended()
  runs.start({ ...byHand, report: units, account: failed({ kind: 'cancelled', again: 'now' }) })
  expect(busy()).toEqual([false, false, false, false])
  await jobs.ended()
})

test('a question that nobody answers yet keeps no other report of its table from being asked for', async () => {
  const { runs, report } = await start({ mayContact: () => new Promise(() => undefined) })
  const of = report()
  runs.start({ ...byHand, report: of, account })
  expect(runs.isBusy(exportsAccount, of)).toBe(true)
  await expect.poll(() => runs.isBusy(exportsAccount, of)).toBe(false)
  expect(runs.jobOf(of.id)).not.toBeNull()
})

test('what was put off is made as the same run, also the one of a time of the schedule', async () => {
  const { runs, jobs, store, world, report } = await start()
  const { downloaded } = world
  const of = report()
  for (const begun of [byHand, bySchedule]) {
    world.downloaded = () => failed({ kind: 'cooling', endpoint: 'a', until: 9, again: { at: 9 } })
    runs.start({ ...begun, report: of, account })
    await jobs.ended()
    world.downloaded = downloaded
    runs.start({ ...begun, report: of, account })
    await jobs.ended()
  }
  const made = store.listRuns(of.id).map(({ slot, state, attempts }) => [slot, state, attempts])
  expect(made).toHaveLength(2)
  expect(made).toEqual(
    expect.arrayContaining([
      [null, 'done', 2],
      [5, 'done', 2],
    ]),
  )
})

test('what cannot be written down does not begin', async () => {
  const { runs, jobs, world, report } = await start()
  world.startRun = () => fullDisk
  const of = report()
  expect(runs.start({ ...byHand, report: of, account })).toEqual(fullDisk)
  expect([jobs.list(), runs.isBusy(exportsAccount, of)]).toEqual([[], false])
})
