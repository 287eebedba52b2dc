import { loseDashboards } from '../dashboard/look-at-dashboards.ts'
import { loseDeliveries } from '../delivery/deliver-run.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { applyKeeping } from './keep-rules.ts'
import { afterRun } from './run-export.ts'

type Dependencies = Parameters<typeof afterRun>[0] & Pick<ExportsDependencies, 'logDefect'>

interface Life {
  readonly mayBegin: () => boolean
  readonly isStopped: () => boolean
}

export interface FollowedRuns {
  /** Called once, when the application works by itself from then on. */
  readonly start: () => void
  /** Resolves when nothing of it is under way any more. */
  readonly ended: () => Promise<void>
}

/** Tells of what was on its way when the application ended, and does what did not follow from contents that had arrived. */
export const followUpRuns = (dependencies: Dependencies, life: Life): FollowedRuns => {
  const { logDefect } = dependencies
  let underWay: Promise<void> | null = null
  const work = async () => {
    loseDeliveries(dependencies)
    loseDashboards(dependencies)
    await followUp(dependencies, life)
    // A report that has not run for long has old runs too.
    if (life.mayBegin()) applyKeeping(dependencies)
  }
  return {
    start: () => {
      underWay = work().catch((error: unknown) => {
        if (!life.isStopped()) logDefect('runs not followed up', error)
      })
    },
    ended: async () => {
      await underWay
    },
  }
}

const followUp = async (
  dependencies: Dependencies,
  { mayBegin, isStopped }: Life,
): Promise<void> => {
  const { store, logDefect } = dependencies
  for (const runId of store.listUnfollowedRuns()) {
    if (!mayBegin()) return
    const run = store.readRun(runId)
    const report = run && store.readReport(run.reportId)
    if (!report) continue
    try {
      await afterRun(dependencies, { report, run: { id: runId }, isStopped })
    } catch (error) {
      if (!isStopped()) logDefect('what follows from contents left undone', error)
    }
  }
}
