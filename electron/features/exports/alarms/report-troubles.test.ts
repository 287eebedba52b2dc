import { expect, test } from 'vitest'
import type { Trouble } from '#core/exports/alarms/trouble'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { type JobProgress, newProgress } from '#core/exports/schedule/job-progress'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { findReportTroubles } from './report-troubles.ts'

interface ReportGiven {
  readonly failures?: number
  readonly definition?: Partial<ReportDefinition>
  readonly paused?: JobProgress['paused']
  readonly isScheduled?: boolean
}

const rules = daily('09:00')
const workspace = 'Podviní'

const look = async (
  reports: Readonly<Record<string, ReportGiven>>,
  known: readonly Trouble[] = [],
) => {
  const { store, workspaceId, add } = await emptyReports()
  for (const [id, { definition, paused = null, isScheduled = true }] of Object.entries(reports)) {
    const schedule = isScheduled ? { rules } : {}
    const progress = isScheduled ? { ...newProgress(1), paused } : null
    add(id, { ...schedule, ...definition }, { progress })
  }
  const { troubles, undecided, dropped } = findReportTroubles(
    { store: { ...store, countFailuresInARow: (id) => reports[id]?.failures ?? 0 } },
    { workspaces: [{ id: workspaceId, name: workspace }], known },
  )
  const told = troubles.map((trouble) =>
    'failures' in trouble ? [trouble.key, trouble.failures] : [],
  )
  return { told, troubles, undecided: [...undecided], dropped: [...dropped] }
}

const knownReport = (key: string): Trouble => ({
  kind: 'report',
  key,
  workspace,
  report: 'Jednotky',
  failures: 2,
})
const nothing = { told: [], undecided: [], dropped: [] }

test('a report that has failed twice in a row is told, and one that failed once is not', async () => {
  const found = await look({ once: { failures: 1 }, twice: { failures: 2 }, well: {} })
  expect(found).toMatchObject({ ...nothing, told: [['report:twice', 2]] })
  expect(found.troubles).toMatchObject([{ kind: 'report', workspace, report: 'Jednotky' }])
})

test('what was told lasts until a good run, and ends with it', async () => {
  const known = [knownReport('report:r1')]
  expect(await look({ r1: { failures: 1 } }, known)).toMatchObject({
    ...nothing,
    told: [['report:r1', 1]],
  })
  expect(await look({ r1: { failures: 0 } }, known)).toMatchObject(nothing)
})

test('of a report that a person has paused nothing is known, and of one that its failures have it is', async () => {
  const since = 5
  const failures = 3
  for (const by of ['person', 'runner'] as const) {
    const found = await look({ r1: { failures, paused: { since, by } } }, [
      knownReport('report:r1'),
    ])
    expect(found).toMatchObject({ ...nothing, undecided: ['report:r1'] })
  }
  const found = await look({ r1: { failures, paused: { since, by: 'failures' } } })
  expect(found).toMatchObject({ ...nothing, told: [['report:r1', 3]] })
})

test('the tables of a backup are told as one, by the one that fails longest', async () => {
  const definition = { isOfBackup: true } as const
  const backup = { a: { failures: 1, definition }, b: { failures: 2, definition } }
  const found = await look(backup)
  expect(found).toMatchObject({ ...nothing, told: [['backup:w1', 2]] })
  expect(found.troubles).toMatchObject([{ kind: 'backup', workspace }])
})

test('what runs by hand alone is no trouble, and what is gone is told no more', async () => {
  const ofAnother: Trouble = { kind: 'account', key: 'account:a1', workspace, account: 'exports' }
  const known = [
    knownReport('report:gone'),
    { kind: 'backup', key: 'backup:w1', workspace, failures: 2 } as const,
    ofAnother,
  ]
  const found = await look({ byHand: { failures: 5, isScheduled: false } }, known)
  expect(found).toMatchObject({ ...nothing, dropped: ['report:gone', 'backup:w1'] })
})
