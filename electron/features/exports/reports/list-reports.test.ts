import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import { newProgress } from '#core/exports/schedule/job-progress'
import { accountIdSchema, runIdSchema } from '#core/ids'
import { hourMs, minuteMs } from '#core/time'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { arrived } from '../../../wiring/testing/exports/running-reports.ts'
import type { ColleaguesRun } from '../dependencies.ts'
import { noColleagues } from '../runs/colleagues-run.ts'
import { listReports } from './list-reports.ts'

const now = Date.UTC(2027, 0, 15, 8)
const account = { id: accountIdSchema.parse('a1'), label: 'Exports' }
const units = 'list-excel-products'
const deals = 'list-excel-deals'
const waiting = {
  slot: now - hourMs,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
} as const

/** A report whose run has been due for an hour, and what cools down. */
const start = async () => {
  const { store, workspaceId, add } = await emptyReports()
  const cooldowns: { accountId: typeof account.id; endpoint: string; until: number }[] = []
  const calling = { ...account, baseUrl: 'https://crm.example', login: 'exports' }
  const world = {
    account: success(calling) as Result<typeof calling>,
    ofColleague: null as ColleaguesRun | null,
  }
  const list = () =>
    listReports(
      {
        store,
        clock: { now: () => now, elapsedMs: () => 0 },
        shownAccountFor: () => world.account,
        listCooldowns: () => cooldowns,
        colleagues: {
          ...noColleagues,
          find: ({ account: { login } }) => (login === 'exports' ? world.ofColleague : null),
        },
      },
      workspaceId,
    )
  const cool = (accountId: string, endpoint: string, minutes: number) =>
    cooldowns.push({
      accountId: accountIdSchema.parse(accountId),
      endpoint,
      until: now + minutes * minuteMs,
    })
  add('r1', { rules: daily('09:00') }, { progress: { ...newProgress(now), waiting } })
  return { add, list, world, cool, store }
}

test('a run that is due leaves when the endpoint of its account has cooled down', async () => {
  const { list, cool } = await start()
  expect(list()).toMatchObject([{ nextRunAt: now, account }])
  cool('a2', units, 3)
  cool('a1', deals, 4)
  expect(list()).toMatchObject([{ nextRunAt: now }])
  cool('a1', units, 5)
  expect(list()).toMatchObject([{ nextRunAt: now + 5 * minuteMs }])
})

test('a report without an account says why it has none', async () => {
  const { list, world, cool } = await start()
  cool('a1', units, 5)
  world.account = failed({ kind: 'cancelled', again: 'now' })
  const [report] = list()
  expect(report).toMatchObject({ nextRunAt: now, account: { failure: { kind: 'cancelled' } } })
})

test('what a colleague has loaded is told of a report that has an account here', async () => {
  const { list, world } = await start()
  expect(list()).toMatchObject([{ ofColleague: null }])
  world.ofColleague = { id: 3, by: 'Jana', at: now, isTooLarge: false }
  expect(list()).toMatchObject([{ ofColleague: { by: 'Jana', at: now, isTooLarge: false } }])
  world.account = failed({ kind: 'cancelled', again: 'now' })
  expect(list()).toMatchObject([{ ofColleague: null }])
})

test('a report that writes no latest file has none to be shown', async () => {
  const { list, add } = await start()
  add('r2', { latest: { folder: null, fileName: 'Units', format: 'csv' } }, { latestFolder: '/a' })
  const shown = Object.fromEntries(list().map(({ id, latest }) => [id, latest]))
  expect(shown).toEqual({
    r1: null,
    r2: { folder: '/a', fileName: 'Units', format: 'csv', moved: null, failure: null },
  })
})

test('a file that was not replaced is old until a run replaces it, whatever fails meanwhile', async () => {
  const { add, list, store } = await start()
  const latest = { folder: null, fileName: 'Units', format: 'csv' } as const
  const { id: reportId } = add('r2', { latest }, { latestFolder: '/a' })
  const failure = { kind: 'place', cause: 'gone', again: 'afterFix' } as const
  const begin = (name: string, at: number) => {
    const id = runIdSchema.parse(name)
    store.write.startRun(begunRun({ id, reportId, at }), null)
    return id
  }
  const shown = () => list().find(({ id }) => id === reportId)?.latest?.failure
  const brought = begin('a', 10)
  store.write.keepRun({ id: brought, at: 11, contents: arrived }, null)
  store.write.writeLatestOutcome({ run: { id: brought, reportId }, failure, files: null })
  expect(shown()).toEqual(failure)
  const without = begin('b', 20)
  expect(shown()).toEqual(failure)
  store.write.finishRun({ id: without, at: 21, state: 'failed', failure: null }, null)
  expect(shown()).toEqual(failure)
  store.write.keepRun({ id: begin('c', 30), at: 31, contents: arrived }, null)
  expect(shown()).toBeNull()
})
