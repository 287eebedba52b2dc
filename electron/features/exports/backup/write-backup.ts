import { type Failure, notFound, type Result, success } from '#core/contract/failure'
import { isNotGiven } from '#core/contract/is-not-given'
import {
  type BackupManifest,
  isGood,
  manifestName,
  manifestText,
  type SavedTable,
  takenAt,
} from '#core/exports/backup/backup-manifest'
import { wallText } from '#core/wall-time'
import type { StoredBackup } from '../../../store/exports/backup/backups.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import type { FoundBackup } from './backup-folder.ts'
import { arrivedRun, type BackupTurn } from './backup-turn.ts'
import { type KeptFiles, keepFiles } from './keep-files.ts'
import { removeOldBackups } from './remove-old-backups.ts'

export type WritingDependencies = Pick<
  ExportsDependencies,
  'store' | 'clock' | 'client' | 'backups' | 'mayAsk' | 'accountFor' | 'crmName'
>

interface BackupToWrite {
  readonly backup: StoredBackup
  readonly turn: BackupTurn
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

interface WrittenBackup {
  readonly outcome: 'good' | 'partial'
  /** Why files of the CRM are not in it. */
  readonly failure: Failure | null
}

/**
 * Puts what a turn has read into the folder, with the files of the CRM. Everything is named in the manifest before it
 * is there, and the manifest says at its end that it is whole; begun again, it goes on where it was.
 */
export const writeBackup = async (
  dependencies: WritingDependencies,
  { backup, turn, tell, signal }: BackupToWrite,
): Promise<Result<WrittenBackup>> => {
  const { backups, clock } = dependencies
  const { folder: root, workspaceId } = backup
  tell({ phase: 'saving' })
  const listed = await backups.list(root)
  if (!listed.ok) return listed
  const found = listed.value.found.filter(({ manifest }) => manifest.workspaceId === workspaceId)
  const name = await placeOf(dependencies, { backup, turn, found })
  if (!name.ok) return name
  const folder = name.value
  const earlier = found.filter((one) => one.name !== folder)
  const put = (manifest: BackupManifest) =>
    backups.write({ root, folder, fileName: manifestName, bytes: manifestText(manifest) })
  const begun = begunManifest(dependencies, { backup, turn, earlier })
  const named = await put(begun)
  if (!named.ok) return named
  const written = await writeTables(dependencies, { root, folder, turn })
  if (!written.ok) return written
  const account = await dependencies.accountFor({ workspaceId, accountId: null })
  const files: KeptFiles = backup.definition.withFiles
    ? await keepFiles(dependencies, { root, found: earlier, account, tell, signal })
    : { filesAre: 'off', files: [], missingFiles: [], failure: null }
  const { failure, ...kept } = files
  // Called off: it is not whole, and nothing older makes room for it.
  if (failure?.kind === 'cancelled') return { ok: false, failure }
  tell({ phase: 'saving', canCancel: false })
  const manifest = { ...begun, ...kept, finishedAt: new Date(clock.now()).toISOString() }
  const finished = await put(manifest)
  if (!finished.ok) return finished
  const removed = await removeOldBackups(dependencies, { backup, written: folder })
  if (!removed.ok) return removed
  return success({ outcome: isGood(manifest) ? 'good' : 'partial', failure })
}

interface Placing {
  readonly backup: StoredBackup
  readonly turn: BackupTurn
  readonly found: readonly FoundBackup[]
}

const mostOfOneName = 20

/** The folder of a turn: the one that was begun for it, else a new one of that day and time. */
const placeOf = async (
  { backups }: WritingDependencies,
  { backup: { folder: root, definition }, turn: { slot }, found }: Placing,
): Promise<Result<string>> => {
  const own = found.find(({ manifest }) => takenAt(manifest) === slot)
  if (own) return success(own.name)
  const base = wallText(slot, definition.schedule.zone).replace(':', '.')
  for (let number = 1; number <= mostOfOneName; number += 1) {
    const folder = number === 1 ? base : `${base} ${number}`
    const made = await backups.make({ root, folder })
    if (!made.ok) return made
    if (made.value) return success(folder)
  }
  return notFound('afterFix')
}

interface BegunBackup extends Omit<Placing, 'found'> {
  readonly earlier: readonly FoundBackup[]
}

const begunManifest = (
  { crmName }: Pick<WritingDependencies, 'crmName'>,
  { backup: { workspaceId }, turn, earlier }: BegunBackup,
): BackupManifest => {
  const everGiven = new Set(
    earlier.flatMap(({ manifest }) => manifest.tables.map(({ name }) => name)),
  )
  const missingTables = turn.tables.flatMap((table): BackupManifest['missingTables'] => {
    if (arrivedRun(table) !== null) return []
    const { name } = table.report.definition.content
    const failure = table.run?.failure ?? null
    const wasNeverGiven = failure !== null && isNotGiven(failure) && !everGiven.has(name)
    return [{ name, why: wasNeverGiven ? 'notGiven' : 'failed' }]
  })
  return {
    madeBy: 'Unitdesk',
    version: 1,
    workspaceId,
    crm: crmName(workspaceId),
    takenFor: new Date(turn.slot).toISOString(),
    finishedAt: null,
    tables: savedTables(turn),
    missingTables,
    filesAre: 'failed',
    files: [],
    missingFiles: [],
  }
}

const savedTables = (turn: BackupTurn): SavedTable[] =>
  turn.tables.flatMap((table) => {
    const run = arrivedRun(table)
    if (run === null) return []
    const { name } = table.report.definition.content
    const format = run.format ?? 'xlsx'
    return [
      {
        name,
        format,
        file: `${name}.${format}`,
        readAt: new Date(run.startedAt).toISOString(),
        rows: run.rows,
        bytes: run.bytes ?? 0,
        sha256: run.sha256,
      },
    ]
  })

interface TablesToWrite {
  readonly root: string
  readonly folder: string
  readonly turn: BackupTurn
}

const writeTables = async (
  { store, backups }: WritingDependencies,
  { root, folder, turn }: TablesToWrite,
): Promise<Result<null>> => {
  for (const { file: fileName, sha256 } of savedTables(turn)) {
    const bytes = await store.readContents(sha256)
    if (bytes === null) return notFound('never')
    const written = await backups.write({ root, folder, fileName, bytes })
    if (!written.ok) return written
  }
  return success(null)
}
