import { type Result, success } from '#core/contract/failure'
import { filesFolder, isGood, nameOnDisk, takenAt } from '#core/exports/backup/backup-manifest'
import { backupsToRemove } from '#core/exports/backup/keep-backups'
import type { StoredBackup } from '../../../store/exports/backup/backups.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import type { FoundBackup } from './backup-folder.ts'

interface OldBackups {
  readonly backup: StoredBackup
  /** The folder of the one that was just written. */
  readonly written: string
}

/** Removes what the rules keep no longer: nothing but what a manifest names, and only as it was written. */
export const removeOldBackups = async (
  { backups }: Pick<ExportsDependencies, 'backups'>,
  { backup: { folder: root, workspaceId, definition }, written }: OldBackups,
): Promise<Result<null>> => {
  const listed = await backups.list(root)
  if (!listed.ok) return listed
  const { found, isAllRead } = listed.value
  const own = found.filter(({ manifest }) => manifest.workspaceId === workspaceId)
  const { keeping, schedule } = definition
  const judged = own.map((one) => ({
    ...one,
    folder: one.name,
    at: takenAt(one.manifest),
    isGood: isGood(one.manifest),
  }))
  const rules = { keeping, zone: schedule.zone, written }
  // The oldest first: whatever ends this early has kept the newer ones.
  const old = backupsToRemove(judged, rules).toReversed()
  const staying = found.filter(({ name }) => !old.some((one) => one.name === name))
  // A manifest that cannot be read may name any of the files.
  const isUsed = isAllRead ? usedFiles(staying) : () => true
  for (const { name: folder, manifest } of old) {
    for (const { file, sha256 } of manifest.files) {
      if (isUsed(file)) continue
      const removed = await backups.remove({ root, folder: filesFolder, fileName: file, sha256 })
      if (!removed.ok) return removed
    }
    for (const { file, sha256 } of manifest.tables) {
      const removed = await backups.remove({ root, folder, fileName: file, sha256 })
      if (!removed.ok) return removed
    }
    const removed = await backups.removeManifest({ root, folder })
    if (!removed.ok) return removed
  }
  return success(null)
}

const usedFiles = (staying: readonly FoundBackup[]) => {
  const used = new Set(
    staying.flatMap(({ manifest }) => manifest.files.map(({ file }) => nameOnDisk(file))),
  )
  return (file: string): boolean => used.has(nameOnDisk(file))
}
