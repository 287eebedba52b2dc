import type { ReportJobId } from '#core/ids'
import { secondMs, type Timestamp } from '#core/time'
import type { ExportsDependencies } from '../dependencies.ts'
import { allowedAt } from './allowed-at.ts'
import { openableRun } from './colleagues-run.ts'
import type { StartedRuns } from './start-runs.ts'

type Dependencies = Pick<
  ExportsDependencies,
  'store' | 'clock' | 'accountFor' | 'coolingUntil' | 'colleagues' | 'isOnline'
>

interface Waiting {
  readonly runs: StartedRuns
  readonly mayBegin: () => boolean
  /** How long a network that is not there is left alone. */
  readonly offlineLookMs: number
}

/**
 * Starts the run by hand that the server has put off, in the first second in which it may leave. Answers when to look
 * again; null where nothing of it waits for a moment.
 */
export const startWaiting = async (
  dependencies: Dependencies,
  { runs, mayBegin, offlineLookMs }: Waiting,
  reportId: ReportJobId,
): Promise<Timestamp | null> => {
  const { store, clock, accountFor, isOnline } = dependencies
  const known = store.readWaitingByHand(reportId) && store.readReport(reportId)
  if (!known || runs.jobOf(reportId) !== null) return null
  const account = await accountFor({ ...known, ...known.definition })
  // A person may have called it off meanwhile, or pressed the button.
  const run = store.readWaitingByHand(reportId)
  const report = run && store.readReport(reportId)
  if (!mayBegin() || !report || runs.jobOf(reportId) !== null) return null
  if (!isOnline()) return clock.now() + offlineLookMs
  if (account.ok) {
    const until = allowedAt(dependencies, { report, account: account.value, run })
    const wanted = { report, account: account.value }
    const mustWait = openableRun(dependencies, wanted) === null
    if (mustWait && until > clock.now()) return Math.ceil(until / secondMs) * secondMs
    // The end of the other run looks again.
    if (runs.isBusy(account.value, report)) return null
  }
  const started = { trigger: 'person', slot: null, isPostponed: true, schedule: null } as const
  runs.start({ ...started, report, account })
  return null
}
