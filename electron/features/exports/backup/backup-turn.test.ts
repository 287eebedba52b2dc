import { expect, test } from 'vitest'
import { cancelled, type Failure } from '#core/contract/failure'
import { newProgress } from '#core/exports/schedule/job-progress'
import { hourMs } from '#core/time'
import {
  backupSlot as slot,
  writtenBackups,
} from '../../../wiring/testing/exports/written-backups.ts'
import { arrivedRun, failedTables, latestTurn } from './backup-turn.ts'

const later = slot + hourMs
const due = {
  slot: later,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
} as const
const refused: Failure = { kind: 'cooling', endpoint: 'a', until: 1, again: { at: 1 } }

const start = async () => {
  const backups = await writtenBackups()
  const { store, workspaceId } = backups
  const turn = () => latestTurn(store, store.listReports(workspaceId))
  /** The run of each table, as it counts for the turn. */
  const runs = () =>
    Object.fromEntries(
      (turn()?.tables ?? []).map(({ report, run }) => [report.id, run?.id ?? null]),
    )
  return { ...backups, turn, runs }
}

test('before the first run there is no turn, nor after one by hand', async () => {
  const { table, bring, turn } = await start()
  const projects = table('projects')
  expect(turn()).toBeNull()
  bring(projects, { slot: null, startedAt: later })
  expect(turn()).toBeNull()
})

test('the newest time of any table is the turn, and runs since it began belong to it', async () => {
  const { table, bring, turn, runs } = await start()
  const [projects, deals, tasks] = [table('projects'), table('deals'), table('tasks')]
  bring(projects)
  expect(turn()).toMatchObject({ slot, isUnderWay: false })
  expect(runs()).toEqual({ projects: 'run1', deals: null, tasks: null })
  bring(deals, { slot: later })
  // One that has waited since the earlier time has read what it would read for this one.
  bring(tasks, { slot, startedAt: later })
  expect(turn()?.slot).toBe(later)
  expect(runs()).toEqual({ projects: null, deals: 'run2', tasks: 'run3' })
})

test.each(['running', 'waiting'] as const)(
  'a table that is %s is a turn, which is under way',
  async (state) => {
    const { table, bring, turn } = await start()
    bring(table('deals'))
    table('projects', { ...newProgress(1), [state]: due })
    expect(turn()).toMatchObject({ slot: later, isUnderWay: true })
  },
)

test('a table has arrived that nobody can read, and has failed that did not come', async () => {
  const { store, table, bring, turn } = await start()
  const unreadable = bring(table('projects'))
  store.write.keepUnreadableRun({ id: unreadable, failure: refused }, null)
  bring(table('deals'), { failure: refused })
  bring(table('tasks'), { failure: cancelled })
  const found = turn() ?? expect.fail('there is a turn')
  const arrived = found.tables.filter((one) => arrivedRun(one) !== null)
  expect(arrived.map(({ report }) => report.id)).toEqual(['projects'])
  expect(failedTables(found)).toEqual([{ name: 'deals', failure: refused }])
})
