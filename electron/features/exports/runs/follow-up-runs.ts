import type { RunId } from '#core/ids'
import { minuteMs } from '#core/time'
import { loseDashboards } from '../dashboard/look-at-dashboards.ts'
import { loseDeliveries } from '../delivery/deliver-run.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { applyKeeping } from './keep-rules.ts'
import { afterRun } from './run-export.ts'
import type { StartedRuns } from './start-runs.ts'

type Dependencies = Parameters<typeof afterRun>[0] &
  Pick<ExportsDependencies, 'boot' | 'refusal' | 'logDefect'>

interface Life {
  readonly runs: Pick<StartedRuns, 'jobOf'>
  readonly mayBegin: () => boolean
  readonly isStopped: () => boolean
}

export interface FollowedRuns {
  /** Called once, when the application works by itself from then on. */
  readonly start: () => void
  /** Called at every look: what a full disk has not taken down is made up for as soon as it takes everything again. */
  readonly look: () => void
  /** Resolves when nothing of it is under way any more. */
  readonly ended: () => Promise<void>
}

/** A disk that was full is not asked for all of it at every look. */
const againMs = 10 * minuteMs

/** Tells of what was on its way when the application ended, and does what did not follow from contents that had arrived. */
export const followUpRuns = (dependencies: Dependencies, life: Life): FollowedRuns => {
  const { boot, refusal, logDefect } = dependencies
  const broken = new Set<RunId>()
  let underWay: Promise<void> | null = null
  /** Null before the start. */
  let againAtMs: number | null = null
  const begin = (work: () => Promise<void>) => {
    againAtMs = boot.sinceBootMs() + againMs
    underWay = work()
      .catch((error: unknown) => {
        if (!life.isStopped()) logDefect('runs not followed up', error)
      })
      .finally(() => {
        underWay = null
      })
  }
  return {
    start: () =>
      begin(async () => {
        loseDeliveries(dependencies)
        loseDashboards(dependencies)
        await followUp(dependencies, life, broken)
        // A report that has not run for long has old runs too.
        if (life.mayBegin()) applyKeeping(dependencies)
      }),
    look: () => {
      if (againAtMs === null || underWay !== null || boot.sinceBootMs() < againAtMs) return
      if (refusal() === null) begin(() => followUp(dependencies, life, broken))
    },
    ended: async () => {
      await underWay
    },
  }
}

const followUp = async (
  dependencies: Dependencies,
  { runs, mayBegin, isStopped }: Life,
  /** Runs of which a defect is known: they wait for the next start. */
  broken: Set<RunId>,
): Promise<void> => {
  const { store, logDefect } = dependencies
  for (const runId of store.listUnfollowedRuns()) {
    if (!mayBegin()) return
    const run = store.readRun(runId)
    const report = run && store.readReport(run.reportId)
    // A run that is still under way does all of it itself.
    if (!report || broken.has(runId) || runs.jobOf(report.id) !== null) continue
    try {
      await afterRun(dependencies, { report, run: { id: runId }, isStopped })
    } catch (error) {
      broken.add(runId)
      if (!isStopped()) logDefect('what follows from contents left undone', error)
    }
  }
}
