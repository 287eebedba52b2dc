import { expect, test } from 'vitest'
import { type JobProgress, newProgress } from '#core/exports/schedule/job-progress'
import { runIdSchema } from '#core/ids'
import { daily } from '../../../wiring/testing/exports/acts.ts'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { recoverRuns } from './recover-runs.ts'

const running = {
  slot: 40,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
} as const

test('a run that the end has cut off is over, and its time of the schedule comes again', async () => {
  const { store, add } = await emptyReports()
  const addScheduled = (name: string, progress: Partial<JobProgress> | null) => {
    const { id } = add(
      name,
      { rules: progress && daily('08:00') },
      { progress: progress && { ...newProgress(30), ...progress } },
    )
    return { id, progress: () => store.readReport(id)?.progress }
  }
  const [cut, idle, byHand] = [
    addScheduled('cut', { running }),
    addScheduled('idle', { failuresInARow: 1 }),
    addScheduled('byHand', null),
  ]
  const id = runIdSchema.parse('run')
  store.write.startRun(begunRun({ id, reportId: cut.id, at: 10 }), null)
  recoverRuns({ store, clock: { now: () => 50, elapsedMs: () => 0 } })
  expect(store.readRun(id)).toMatchObject({ state: 'interrupted', failure: null })
  expect(cut.progress()).toMatchObject({ running: null, waiting: { slot: 40, attempt: 2 } })
  expect([idle.progress(), byHand.progress()]).toEqual([
    { ...newProgress(30), failuresInARow: 1 },
    null,
  ])
})
