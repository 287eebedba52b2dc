import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import { type Trouble, withoutAddresses } from '#core/exports/alarms/trouble'
import type { WorkspaceId } from '#core/ids'
import { isOfBackup } from '../backup/backup-reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { isScheduled } from '../schedule/is-scheduled.ts'

interface ReportsToJudge {
  readonly workspaces: readonly { readonly id: WorkspaceId; readonly name: string }[]
  /** What people were told of and is not over. */
  readonly known: readonly Trouble[]
}

/** A failure may be one of the moment; two in a row are not. */
const fewestFailures = 2

/** Scheduled reports that have failed twice in a row, and backups whose tables have. One good run ends it. */
export const findReportTroubles = (
  { store }: Pick<ExportsDependencies, 'store'>,
  { workspaces, known }: ReportsToJudge,
): FoundTroubles => {
  const wasKnown = new Set(known.map(({ key }) => key))
  const looked = new Set<string>()
  const undecided = new Set<string>()
  const troubles: Trouble[] = []
  const take = (trouble: Extract<Trouble, { kind: 'report' | 'backup' }>) => {
    looked.add(trouble.key)
    const { failures } = trouble
    // Nothing but a good run ends what was told.
    const fewest = wasKnown.has(trouble.key) ? 1 : fewestFailures
    if (failures >= fewest) troubles.push(trouble)
  }
  for (const { id, name: workspace } of workspaces) {
    const reports = store.listReports(id).filter(isScheduled)
    const failuresOf = (report: (typeof reports)[number]) => store.countFailuresInARow(report.id)
    for (const report of reports) {
      if (isOfBackup(report)) continue
      const key = `report:${report.id}`
      if (report.progress.paused !== null && report.progress.paused.by !== 'failures') {
        looked.add(key)
        undecided.add(key)
        continue
      }
      take({
        kind: 'report',
        key,
        workspace,
        report: withoutAddresses(report.definition.name),
        failures: failuresOf(report),
      })
    }
    const tables = reports.filter(isOfBackup)
    if (tables.length === 0) continue
    const failures = Math.max(...tables.map(failuresOf))
    take({ kind: 'backup', key: `backup:${id}`, workspace, failures })
  }
  const ours = known.filter(({ kind }) => kind === 'report' || kind === 'backup')
  return {
    troubles,
    undecided,
    dropped: new Set(ours.filter(({ key }) => !looked.has(key)).map(({ key }) => key)),
  }
}
