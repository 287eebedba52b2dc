import { cancelled, type Failure, failed, type Result } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import { minuteMs } from '#core/time'
import type { StoredBackup } from '../../../store/exports/backup/backups.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import type { StartedRuns } from '../runs/start-runs.ts'
import { backupReports } from './backup-reports.ts'
import { arrivedRun, type BackupTurn, failedTables, latestTurn } from './backup-turn.ts'
import { type WritingDependencies, writeBackup } from './write-backup.ts'

type Dependencies = WritingDependencies & Pick<ExportsDependencies, 'jobs' | 'notify'>

interface Life {
  readonly runs: Pick<StartedRuns, 'jobOf'>
  readonly isStopped: () => boolean
}

/** Writes a backup into its folder when all of its tables have been read, each turn once. */
export const lookAtBackups = (dependencies: Dependencies, life: Life): void => {
  for (const backup of dependencies.store.listBackups()) lookAt(dependencies, life, backup)
}

// A disk that was full, or not plugged in, is tried again.
const retryMs = 30 * minuteMs

const lookAt = (dependencies: Dependencies, life: Life, backup: StoredBackup): void => {
  const { store, jobs, clock } = dependencies
  const { workspaceId, last } = backup
  const reports = backupReports(store, workspaceId)
  const turn = latestTurn(store, reports)
  if (turn === null || turn.isUnderWay || reports.some(({ id }) => life.runs.jobOf(id) !== null)) {
    return
  }
  if (last?.slot === turn.slot) {
    const isOver = last.failure === null || last.failure.kind === 'cancelled' || !hasTables(turn)
    if (isOver || Math.abs(clock.now() - last.at) < retryMs) return
  }
  if (hasJustFailed(dependencies, workspaceId, turn)) return
  jobs.start({
    kind: 'backUp',
    subject: workspaceId,
    run: async (tell, signal) => {
      const written = await attempt(dependencies, { backup, turn, tell, signal })
      if (life.isStopped()) return failed(cancelled)
      return settle(dependencies, { workspaceId, turn, written })
    },
  })
}

/** Of a full disk or a defect nothing is written down: the CRM is not asked for its files anew at every look. */
const hasJustFailed = (
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  workspaceId: WorkspaceId,
  { slot }: BackupTurn,
): boolean => {
  const tried = jobs.list().find((job) => job.kind === 'backUp' && job.subject === workspaceId)
  if (tried?.outcome?.kind !== 'failed' || tried.outcome.failure.kind === 'cancelled') return false
  return tried.startedAt >= slot && Math.abs(clock.now() - tried.startedAt) < retryMs
}

const hasTables = ({ tables }: BackupTurn): boolean =>
  tables.some((table) => arrivedRun(table) !== null)

const attempt = (
  dependencies: Dependencies,
  writing: Parameters<typeof writeBackup>[1],
): ReturnType<typeof writeBackup> => {
  const [first] = failedTables(writing.turn)
  // A turn that has read nothing leaves no empty folder behind.
  if (!hasTables(writing.turn)) return Promise.resolve(failed(first?.failure ?? cancelled))
  return writeBackup(dependencies, writing)
}

interface SettledTurn {
  readonly workspaceId: WorkspaceId
  readonly turn: BackupTurn
  readonly written: Awaited<ReturnType<typeof writeBackup>>
}

/** Writes down how it went, and tells a person once of what they should look at. */
const settle = (
  { store, clock, notify }: Dependencies,
  { workspaceId, turn: { slot }, written }: SettledTurn,
): Result<null> => {
  const backup = store.readBackup(workspaceId)
  if (backup === null) return failed(cancelled)
  const outcome = written.ok ? written.value.outcome : 'failed'
  const failure: Failure | null = written.ok ? written.value.failure : written.failure
  const kept = store.write.writeBackup({
    ...backup,
    last: { slot, at: clock.now(), outcome, failure },
  })
  const isNews = backup.last?.slot !== slot && failure?.kind !== 'cancelled'
  if (isNews && outcome !== 'good') {
    notify({ kind: 'backup', outcome }, { kind: 'reports', workspaceId })
  }
  return written.ok ? kept : written
}
