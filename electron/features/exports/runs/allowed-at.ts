import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { secondMs, type Timestamp } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { StoredRun } from '../../../store/exports/runs/export-runs.ts'
import type { ExportsDependencies } from '../dependencies.ts'

interface PutOff {
  readonly report: StoredReport
  readonly account: CallingAccount
  /** What was put off before; null where nothing was. */
  readonly run: StoredRun | null
}

/** What was put off, and by no cooldown, is left alone for so long. */
const againMs = 10 * secondMs

/**
 * When a report may leave. The wait of a desk that cannot ask its team is no cooldown, and ends when the team is there:
 * what it puts off is tried again by and by, and not in the same moment.
 */
export const allowedAt = (
  { clock, coolingUntil }: Pick<ExportsDependencies, 'clock' | 'coolingUntil'>,
  { report, account, run }: PutOff,
): Timestamp => {
  const cooling = coolingUntil(account, exportEndpoint(report.definition.content.name)) ?? 0
  if (run?.state !== 'postponed' || run.failure?.kind !== 'cooling') return cooling
  const again = Math.min(run.failure.until, (run.endedAt ?? 0) + againMs)
  // A clock that was set back lets nobody wait longer.
  return again - clock.now() > againMs ? cooling : Math.max(cooling, again)
}
