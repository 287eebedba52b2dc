import type { exportBackupCalls } from '#core/contract/export-backup'
import { notFound, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import { isGood, takenAt } from '#core/exports/backup/backup-manifest'
import { backupTables } from '#core/exports/backup/backup-tables'
import type { WorkspaceId } from '#core/ids'
import type { Handlers } from '../../../ipc/handlers.ts'
import { nextRunOf } from '../schedule/next-run.ts'
import type { ReportsSchedule } from '../schedule/schedule-reports.ts'
import { backUpNow } from './back-up-now.ts'
import type { FoundBackup } from './backup-folder.ts'
import { backupReports } from './backup-reports.ts'
import { arrivedRun, failedTables, latestTurn } from './backup-turn.ts'
import { openBackupTable } from './open-table.ts'
import { removeBackup, saveBackup } from './save-backup.ts'

type Dependencies = Parameters<typeof openBackupTable>[0] &
  Parameters<typeof saveBackup>[0] &
  Parameters<typeof removeBackup>[0] & {
    readonly schedule: Pick<ReportsSchedule, 'look'> & {
      readonly runs: Pick<ReportsSchedule['runs'], 'jobOf'>
    }
  }

type BackupHandlers = Pick<Handlers, keyof typeof exportBackupCalls>

export const backupHandlers = (dependencies: Dependencies): BackupHandlers => {
  const { store, schedule, backups } = dependencies
  return {
    'exports.readBackup': ({ workspaceId }) => success(readBackup(dependencies, workspaceId)),
    'exports.saveBackup': (input) => {
      const saved = saveBackup(dependencies, input)
      void schedule.look()
      return saved
    },
    'exports.removeBackup': ({ workspaceId }) =>
      removeBackup(dependencies, schedule.runs, workspaceId),
    'exports.backUpNow': ({ workspaceId }) => backUpNow(dependencies, workspaceId),
    'exports.listBackups': async ({ workspaceId }) => {
      const backup = store.readBackup(workspaceId)
      if (backup === null) return notFound('never')
      const listed = await backups.list(backup.folder)
      if (!listed.ok) return listed
      const newestFirst = listed.value.found
        .map(shownBackup)
        .sort((one, other) => other.at - one.at)
      return success(newestFirst)
    },
    'exports.openBackupTable': (input, { signal }) => openBackupTable(dependencies, input, signal),
  }
}

/** The order in which people know the tables from every list of exports. */
const order: readonly string[] = backupTables
const placeOf = ({ name }: { readonly name: string }): number => order.indexOf(name)

const shownBackup = ({ name, manifest }: FoundBackup): OutputOf<'exports.listBackups'>[number] => ({
  name,
  at: takenAt(manifest),
  isFinished: manifest.finishedAt !== null,
  isGood: isGood(manifest),
  files: manifest.files.length,
  bytes: [...manifest.tables, ...manifest.files].reduce((sum, { bytes }) => sum + bytes, 0),
  tables: manifest.tables
    .map((table) => ({ name: table.name, rows: table.rows }))
    .sort((one, other) => placeOf(one) - placeOf(other)),
})

const readBackup = (
  { store, clock, schedule }: Pick<Dependencies, 'store' | 'clock' | 'schedule'>,
  workspaceId: WorkspaceId,
): OutputOf<'exports.readBackup'> => {
  const backup = store.readBackup(workspaceId)
  if (backup === null) return null
  const reports = backupReports(store, workspaceId)
  const turn = latestTurn(store, reports)
  const now = clock.now()
  const times = reports.flatMap((report) => nextRunOf(report, { now, until: 0 }) ?? [])
  const isRunning = reports.some(({ id }) => schedule.runs.jobOf(id) !== null)
  return {
    ...backup.definition,
    folder: backup.folder,
    nextAt: times.length === 0 ? null : Math.min(...times),
    turn: turn && {
      at: turn.slot,
      read: turn.tables.filter((table) => arrivedRun(table) !== null).length,
      failed: failedTables(turn),
      isUnderWay: turn.isUnderWay || isRunning,
    },
    last: backup.last && {
      at: backup.last.slot,
      outcome: backup.last.outcome,
      failure: backup.last.failure,
    },
  }
}
