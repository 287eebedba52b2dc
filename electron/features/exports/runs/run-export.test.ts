import { expect, test } from 'vitest'
import { cancelled, type Failure, failed, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { newProgress } from '#core/exports/schedule/job-progress'
import { runIdSchema } from '#core/ids'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import {
  arrived,
  exportsAccount,
  fullDisk,
  runningReports,
} from '../../../wiring/testing/exports/running-reports.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import { runExport } from './run-export.ts'

interface Given {
  readonly definition?: Partial<ReportDefinition>
  /** The time of the schedule that is under way. */
  readonly slot?: number | null
  /** The application ends when this has been done. */
  readonly stopsAfter?: string
  readonly account?: Parameters<typeof runExport>[1]['account']
}

const start = async ({
  definition = {},
  slot = null,
  stopsAfter,
  account = success(exportsAccount),
}: Given = {}) => {
  const reports = await runningReports()
  const { store, done, dependencies } = reports
  const running = { reason: 'onTime', isPostponed: false, attempt: 1, unreachable: null } as const
  const report =
    slot === null
      ? reports.report(definition)
      : reports.report(
          { ...definition, rules: daily('08:00') },
          { ...newProgress(1), running: { ...running, slot } },
        )
  const run = begunRun({
    id: runIdSchema.parse('run1'),
    reportId: report.id,
    trigger: slot === null ? 'person' : 'schedule',
    slot,
    at: 10,
  })
  store.write.startRun(run, null)
  const told: Progress[] = []
  const calling = new AbortController()
  const go = () =>
    runExport(dependencies, {
      report,
      run,
      account,
      tell: (progress) => {
        told.push(progress)
      },
      signal: calling.signal,
      isStopped: () => stopsAfter !== undefined && done.includes(stopsAfter),
      onAnswered: () => undefined,
      onUnwritten: () => expect.fail('the disk takes every end'),
    })
  const ended = () => {
    const { state, failure } = store.readRun(run.id) ?? expect.fail('there is no run')
    return { state, failure }
  }
  return { ...reports, go, told, calling, ended, unfollowed: store.listUnfollowedRuns }
}

const everything = ['asked', 'arrived', 'discarded', 'read', 'fed', 'placed', 'sent', 'swept']

test('what has arrived is kept, read, fed, put into its place, sent, and marked as done', async () => {
  const { go, done, told, ended, unfollowed } = await start()
  expect(await go()).toEqual(success(null))
  expect(done).toEqual(everything)
  expect(ended()).toEqual({ state: 'done', failure: null })
  expect(unfollowed()).toEqual([])
  expect(told).toEqual([
    { phase: 'downloading', unit: 'bytes' },
    { done: 1, total: 2 },
    { phase: 'saving', canCancel: false },
  ])
})

test('what follows goes by the report as it is by then: a folder that it has left meanwhile gets no file', async () => {
  const { go, world, store, report } = await start()
  const { downloaded } = world
  world.downloaded = () => {
    store.write.saveReport({ ...report(), latestFolder: '/moved' }, null)
    return downloaded()
  }
  await go()
  expect(store.readLatestFiles(report().id)).toMatchObject([{ folder: '/moved' }])
})

test.each(['read', 'fed', 'placed', 'sent'])(
  'an application that ends after something was %s does nothing more, and makes up for all of it',
  async (stopsAfter) => {
    const { go, done, unfollowed } = await start({ stopsAfter })
    await go()
    expect(done).toEqual(everything.slice(0, everything.indexOf(stopsAfter) + 1))
    expect(unfollowed()).toEqual(['run1'])
  },
)

test('an application that ends in the middle of a download writes nothing down', async () => {
  const { go, done, ended } = await start({ stopsAfter: 'asked' })
  expect(await go()).toEqual(failed(cancelled))
  expect(done).toEqual(['asked', 'arrived', 'discarded'])
  expect(ended().state).toBe('running')
})

test('an application that ends as contents are kept reads them at its next start', async () => {
  const reports = await start({ stopsAfter: 'kept' })
  reports.world.keepRun = (...run) => {
    reports.done.push('kept')
    return reports.store.write.keepRun(...run)
  }
  await reports.go()
  expect(reports.done).toEqual(['asked', 'arrived', 'discarded', 'kept'])
  expect(reports.unfollowed()).toEqual(['run1'])
})

test('contents that nobody can read feed nobody and are asked for no more; what was not read yet is read later', async () => {
  const unreadable = await start()
  const failure: Failure = { kind: 'reader', cause: 'broke', again: 'now' }
  unreadable.world.digested = () => failed(failure)
  await unreadable.go()
  expect(unreadable.done).toEqual(['asked', 'arrived', 'discarded', 'read', 'swept'])
  expect(unreadable.ended()).toEqual({ state: 'done', failure })
  expect(unreadable.unfollowed()).toEqual([])
  const later = await start()
  later.world.digested = () => failed(cancelled)
  await later.go()
  expect(later.done).not.toContain('fed')
  expect(later.unfollowed()).toEqual(['run1'])
})

test('a table of a backup is read, and goes nowhere by itself', async () => {
  const { go, done, unfollowed } = await start({ definition: { isOfBackup: true } })
  await go()
  expect(done).toEqual(['asked', 'arrived', 'discarded', 'read', 'swept'])
  expect(unfollowed()).toEqual([])
})

test('what nobody has chosen alone is not asked for where a login would be risked, what a person has chosen is', async () => {
  const not = failed({ kind: 'notAllowed', reason: 'notAsked', again: 'never' } as const)
  for (const [isOfBackup, result] of [
    [true, not],
    [undefined, success(null)],
  ] as const) {
    const { go, world, done } = await start({ definition: { isOfBackup } })
    world.mayAsk = () => not
    expect(await go()).toEqual(result)
    expect(done.includes('asked')).toBe(result.ok)
  }
})

test('without an account, or called off before it began, nothing is asked for', async () => {
  const none = failed({ kind: 'notAllowed', reason: 'notFound', again: 'afterFix' } as const)
  const alone = await start({ account: none })
  expect(await alone.go()).toEqual(none)
  expect([alone.done, alone.ended().state]).toEqual([[], 'failed'])
  const off = await start()
  off.calling.abort()
  expect(await off.go()).toEqual(failed(cancelled))
  expect([off.done, off.ended().state]).toEqual([[], 'cancelled'])
})

const unreachable = (cause: 'reset' | 'certificate' | 'serverError'): Failure => ({
  kind: 'unreachable',
  host: 'crm.example',
  cause,
  again: 'now',
})
const cooling: Failure = { kind: 'cooling', endpoint: 'a', until: 99, again: { at: 99 } }

test.each<[what: string, Failure, slot: number | null, state: string, notices: string[]]>([
  ['that the server puts off', cooling, null, 'postponed', []],
  ['that a person has called off', cancelled, 5, 'cancelled', []],
  [
    'of a person whose server is out of reach',
    unreachable('reset'),
    null,
    'failed',
    ['failedByHand'],
  ],
  ['whose server is out of reach', unreachable('reset'), 5, 'postponed', []],
  ['whose server has another certificate', unreachable('certificate'), 5, 'failed', ['failed']],
  ['whose reader broke', { kind: 'reader', cause: 'broke', again: 'now' }, 5, 'failed', ['failed']],
])('a run %s ends as it should', async (_what, failure, slot, state, kinds) => {
  const { go, world, done, ended, notices } = await start({ slot })
  world.downloaded = () => failed(failure)
  expect(await go()).toEqual(failed(failure))
  expect(done).toEqual(['asked', 'discarded'])
  expect(ended()).toEqual({ state, failure })
  expect(notices).toMatchObject(kinds.map((kind) => ({ kind })))
})

test('a run that is called off in the middle is cancelled, whatever its way says of that', async () => {
  const { go, world, calling, ended } = await start()
  world.downloaded = () => {
    calling.abort()
    return failed(unreachable('reset'))
  }
  await go()
  expect(ended().state).toBe('cancelled')
})

test('what is no workbook, or is not kept, has failed with that', async () => {
  const broken = await start()
  const noWorkbook = failed({ kind: 'cancelled', again: 'now' } as const)
  broken.world.finished = () => noWorkbook
  expect(await broken.go()).toEqual(noWorkbook)
  expect(broken.done).toEqual(['asked', 'arrived', 'discarded'])
  const full = await start()
  full.world.keepRun = () => fullDisk
  expect(await full.go()).toEqual(fullDisk)
  expect(full.done).toEqual(['asked', 'arrived', 'discarded'])
  expect(full.ended()).toEqual({ state: 'failed', failure: fullDisk.failure })
  expect(await full.store.readContents(arrived.sha256)).toBeNull()
})
