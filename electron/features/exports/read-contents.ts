import { headersOf } from '#core/exports/to-export-wanted'
import { alertIdSchema, type RunId } from '#core/ids'
import type { NewAlert } from '../../store/export-alerts.ts'
import type { StoredReport } from '../../store/reports.ts'
import type { ExportsDependencies } from './dependencies.ts'

interface Wanted {
  readonly report: StoredReport
  readonly runId: RunId
  readonly signal: AbortSignal
}

type Dependencies = Pick<ExportsDependencies, 'store' | 'reader' | 'newId' | 'clock' | 'notify'>

/** What is in a run that has arrived, and what the alerts of its report find there. */
export const readContents = async (
  { store, reader, newId, clock, notify }: Dependencies,
  { report, runId, signal }: Wanted,
): Promise<void> => {
  const run = store.readRun(runId)
  if (!run?.sha256) return
  const { alerts: rules, wanted, name } = report.definition
  const digested = await reader.digest(
    {
      sha256: run.sha256,
      headers: headersOf(wanted),
      alerts: rules,
      before: store.readShapeBefore({ reportId: report.id, runId }),
    },
    signal,
  )
  if (!digested.ok) {
    // What was called off is read at the next start.
    if (digested.failure.kind !== 'cancelled') {
      store.writeUnreadable({ id: runId, failure: digested.failure })
    }
    return
  }
  const { rows, columns, findings } = digested.value
  const at = clock.now()
  const alerts = rules.flatMap((rule, place): NewAlert[] => {
    const finding = findings[place]
    if (!finding || finding.kind === 'quiet') return []
    return [{ id: alertIdSchema.parse(newId()), reportId: report.id, runId, at, rule, finding }]
  })
  const written = store.writeRead({ id: runId, rows, columns, alerts })
  if (written.ok && alerts.length > 0) {
    notify({ kind: 'alert', report: name, count: alerts.length })
  }
}
