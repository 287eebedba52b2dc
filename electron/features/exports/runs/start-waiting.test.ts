import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { type JobId, jobIdSchema, reportJobIdSchema, runIdSchema } from '#core/ids'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { exportsAccount } from '../../../wiring/testing/exports/running-reports.ts'
import { noColleagues } from './colleagues-run.ts'
import { runByHand } from './run-by-hand.ts'
import type { StartedRuns } from './start-runs.ts'
import { startWaiting } from './start-waiting.ts'

const now = 10_500
const offlineLookMs = 30_000
const job = jobIdSchema.parse('job1')
const cooling = { kind: 'cooling', endpoint: 'a', until: 9, again: { at: 9 } } as const
const without: Result<CallingAccount> = failed({ kind: 'cancelled', again: 'now' })

interface World {
  mayBegin: boolean
  isOnline: boolean
  isBusy: boolean
  until: number | null
  /** A run that goes on. */
  job: JobId | null
  account: Result<CallingAccount>
  /** What happens while the account is found. */
  meanwhile: () => void
}

/** A report with a run by hand that the server has put off. */
const start = async (given: Partial<World> = {}) => {
  const { store, add } = await emptyReports()
  const { id: reportId } = add('r1')
  const id = runIdSchema.parse('run1')
  const begun = begunRun({
    id,
    reportId,
    request: '{}',
  })
  store.write.startRun(begun, null)
  store.write.finishRun({ id, at: 2, state: 'postponed', failure: cooling }, null)
  const world: World = {
    mayBegin: true,
    isOnline: true,
    isBusy: false,
    until: null,
    job: null,
    account: success(exportsAccount),
    meanwhile: () => undefined,
    ...given,
  }
  const started: unknown[] = []
  const runs: StartedRuns = {
    jobOf: () => world.job,
    isBusy: () => world.isBusy,
    start: ({ account, trigger, slot, isPostponed, schedule }) => {
      started.push({ account, trigger, slot, isPostponed, schedule })
      return success(job)
    },
    endUnwritten: () => undefined,
  }
  const dependencies = {
    store,
    clock: { now: () => now, elapsedMs: () => 0 },
    accountFor: async () => {
      world.meanwhile()
      return world.account
    },
    coolingUntil: () => world.until,
    colleagues: noColleagues,
    isOnline: () => world.isOnline,
  }
  const life = { runs, mayBegin: () => world.mayBegin, offlineLookMs }
  return {
    store,
    world,
    reportId,
    started,
    callOff: () => store.write.finishRun({ id, at: 3, state: 'cancelled', failure: cooling }, null),
    wait: () => startWaiting(dependencies, life, reportId),
    press: (of = reportId) => runByHand({ ...dependencies, runs }, of),
  }
}

const byHand = { account: success(exportsAccount), trigger: 'person', slot: null, schedule: null }

test('what waits is made when the server lets it in, in a whole second', async () => {
  const { world, wait, started } = await start({ until: 12_001 })
  expect([await wait(), started]).toEqual([13_000, []])
  world.until = now
  expect([await wait(), started]).toEqual([null, [{ ...byHand, isPostponed: true }]])
})

test('without a cooldown, and also without an account, it is made at once', async () => {
  const { world, wait, started } = await start()
  await wait()
  world.account = without
  await wait()
  expect(started).toMatchObject([{ account: { ok: true } }, { account: without }])
})

test('without a network it is looked at again a while later', async () => {
  const { wait, started } = await start({ isOnline: false })
  expect([await wait(), started]).toEqual([now + offlineLookMs, []])
})

test.each<[what: string, Partial<World>]>([
  ['the application ends', { mayBegin: false }],
  ['the same table is asked for already', { isBusy: true }],
  ['its report runs', { job }],
])('where %s, it does not begin', async (_what, given) => {
  const { wait, started } = await start(given)
  expect([await wait(), started]).toEqual([null, []])
})

test('what a person has called off, or begun anew, while the account was found does not begin', async () => {
  const off = await start()
  off.world.meanwhile = off.callOff
  expect([await off.wait(), off.started]).toEqual([null, []])
  // Nothing waits any more.
  off.world.meanwhile = () => expect.fail('nobody looks for an account')
  expect(await off.wait()).toBeNull()
  const again = await start()
  again.world.meanwhile = () => {
    again.world.job = job
  }
  expect([await again.wait(), again.started]).toEqual([null, []])
  const gone = await start()
  gone.world.meanwhile = () => gone.store.write.removeReport(gone.reportId)
  expect([await gone.wait(), gone.started]).toEqual([null, []])
})

test('a person starts a run where nothing cools down, and a second press joins the first', async () => {
  const { world, press, started } = await start()
  expect(await press()).toEqual(success(job))
  expect(started).toEqual([{ ...byHand, isPostponed: false }])
  world.job = jobIdSchema.parse('first')
  expect(await press()).toEqual(success('first'))
  expect(started).toHaveLength(1)
})

test('a person is told what keeps a run from beginning', async () => {
  const { world, press, started } = await start({ until: now })
  const endpoint = 'list-excel-products'
  expect(await press()).toEqual(
    failed({ kind: 'cooling', endpoint, until: now, again: { at: now } }),
  )
  world.account = without
  expect(await press()).toEqual(without)
  expect(await press(reportJobIdSchema.parse('none'))).toMatchObject({
    failure: { kind: 'notAllowed', reason: 'notFound' },
  })
  expect(started).toEqual([])
})
