import { notFound, type Result, success } from '#core/contract/failure'
import { type BackupInput, backupInputSchema } from '#core/exports/backup/backup-definition'
import { reportJobIdSchema, type WorkspaceId } from '#core/ids'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { readJsonInput } from '../read-json-input.ts'
import { scheduleOf } from '../reports/save-report.ts'
import type { StartedRuns } from '../runs/start-runs.ts'
import { backupReport, backupReports } from './backup-reports.ts'

type Dependencies = Pick<ExportsDependencies, 'store' | 'clock' | 'newId' | 'grantedPath'>

interface SaveBackupInput {
  readonly workspaceId: WorkspaceId
  /** The definition as the page has sent it, before anything has checked it. */
  readonly definition: string
}

/** Saves a backup as a person has set it up: a report for each of its tables, and the folder. */
export const saveBackup = (
  dependencies: Dependencies,
  { workspaceId, definition: json }: SaveBackupInput,
): Result<null> => {
  const { store, grantedPath } = dependencies
  const parsed = readJsonInput(json, { schema: backupInputSchema, path: 'definition' })
  if (!parsed.ok) return parsed
  const { folder: token, ...definition } = parsed.value
  const known = store.readBackup(workspaceId)
  const granted = token === null ? null : grantedPath(token)
  if (granted?.ok === false) return granted
  const folder = granted?.value ?? known?.folder
  if (folder === undefined) return notFound('afterFix')
  const reports = backupReports(store, workspaceId)
  for (const name of definition.tables) {
    const report = reports.find((one) => one.definition.content.name === name) ?? null
    const saved = saveTable(dependencies, {
      workspaceId,
      name,
      report,
      schedule: definition.schedule,
    })
    if (!saved.ok) return saved
  }
  const tables: readonly string[] = definition.tables
  for (const report of reports) {
    const { name } = report.definition.content
    if (tables.includes(name)) continue
    const saved = saveTable(dependencies, { workspaceId, name, report, schedule: null })
    if (!saved.ok) return saved
  }
  return store.write.writeBackup({ workspaceId, folder, definition, last: known?.last ?? null })
}

interface TableToSave {
  readonly workspaceId: WorkspaceId
  readonly name: string
  readonly report: StoredReport | null
  /** Null for one that is only looked at. */
  readonly schedule: BackupInput['schedule'] | null
}

/** Saves the report that reads a table. */
export const saveTable = (
  { store, clock, newId }: Pick<Dependencies, 'store' | 'clock' | 'newId'>,
  { workspaceId, name, report, schedule: times }: TableToSave,
): Result<StoredReport> => {
  const at = clock.now()
  const id = report?.id ?? reportJobIdSchema.parse(newId())
  const definition = backupReport(name, times)
  const schedule = scheduleOf({ id, definition, known: report, at })
  const saved = {
    id,
    workspaceId,
    definition,
    latestFolder: null,
    createdAt: report?.createdAt ?? at,
    progress: schedule?.progress ?? null,
  }
  const written = store.write.saveReport(saved, schedule)
  return written.ok ? success(saved) : written
}

/** Removes a backup with its tables from the store; what is in its folder stays. */
export const removeBackup = (
  { store, jobs, giveSpaceBack }: Pick<ExportsDependencies, 'store' | 'jobs' | 'giveSpaceBack'>,
  runs: Pick<StartedRuns, 'jobOf'>,
  workspaceId: WorkspaceId,
): Result<null> => {
  for (const { id } of backupReports(store, workspaceId)) {
    const job = runs.jobOf(id)
    if (job !== null) jobs.cancel(job)
    const removed = store.write.removeReport(id)
    if (!removed.ok) return removed
  }
  giveSpaceBack()
  return store.write.removeBackup(workspaceId)
}
