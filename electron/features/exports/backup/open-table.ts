import { notFound, type Result, success } from '#core/contract/failure'
import { filesFolder } from '#core/exports/backup/backup-manifest'
import { headersOf } from '#core/exports/reports/to-export-spec'
import { exportRequestText } from '#core/exports/runs/export-request'
import { type ReportJobId, type RunId, runIdSchema, type WorkspaceId } from '#core/ids'
import type { ExportsDependencies } from '../dependencies.ts'
import { readContents } from '../table/read-contents.ts'
import { backupReports } from './backup-reports.ts'
import { saveTable } from './save-backup.ts'

type Dependencies = Pick<
  ExportsDependencies,
  'store' | 'backups' | 'clock' | 'newId' | 'reader' | 'notify'
>

interface TableToOpen {
  readonly workspaceId: WorkspaceId
  /** The name of the backup's folder. */
  readonly backup: string
  readonly table: string
}

/** Opens a table of a backup as a run, which is shown and compared like any other; unpinned, it would go again. */
export const openBackupTable = async (
  dependencies: Dependencies,
  { workspaceId, backup: folder, table: name }: TableToOpen,
  signal: AbortSignal,
): Promise<Result<{ reportId: ReportJobId; runId: RunId }>> => {
  const { store, backups, newId } = dependencies
  const backup = store.readBackup(workspaceId)
  if (backup === null) return notFound('never')
  const listed = await backups.list(backup.folder)
  if (!listed.ok) return listed
  const found = listed.value.found.find((one) => one.name === folder && folder !== filesFolder)
  const table = found?.manifest.tables.find((one) => one.name === name)
  if (!table) return notFound('never')
  const known = backupReports(store, workspaceId).find(
    ({ definition }) => definition.content.name === name,
  )
  const report = known
    ? success(known)
    : saveTable(dependencies, { workspaceId, name, report: null, schedule: null })
  if (!report.ok) return report
  const { id: reportId, definition } = report.value
  const at = Date.parse(table.readAt)
  const findOpened = () =>
    store
      .listRuns(reportId)
      .find(({ sha256, startedAt }) => sha256 === table.sha256 && startedAt === at)
  const before = findOpened()
  if (before) return success({ reportId, runId: before.id })
  const { file: fileName, sha256, format } = table
  const contents = await backups.read({ root: backup.folder, folder, fileName, sha256, format })
  if (!contents.ok) return contents
  // Another call may have opened it while the file was read.
  const meanwhile = findOpened()
  if (meanwhile) return success({ reportId, runId: meanwhile.id })
  const id = runIdSchema.parse(newId())
  const begun = store.write.startRun(
    {
      id,
      reportId,
      at,
      trigger: 'person',
      slot: null,
      isPostponed: false,
      headers: headersOf(definition.content),
      request: exportRequestText(definition.content),
      askedFormat: definition.content.format,
    },
    null,
  )
  if (!begun.ok) return begun
  const kept = store.write.keepRun({ id, at, contents: contents.value }, null)
  if (!kept.ok) {
    store.write.finishRun({ id, at, state: 'failed', failure: kept.failure }, null)
    return kept
  }
  const pinned = store.write.pinRun({ runId: id, isPinned: true })
  if (!pinned.ok) return pinned
  await readContents(dependencies, { report: report.value, runId: id, signal })
  store.write.writeFollowedUp(id)
  return success({ reportId, runId: id })
}
