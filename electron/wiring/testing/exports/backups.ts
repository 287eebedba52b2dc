import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputOf } from '#core/contract/index'
import type { BackupInput } from '#core/exports/backup/backup-definition'
import { parseManifest, takenAt } from '#core/exports/backup/backup-manifest'
import { backupTables } from '#core/exports/backup/backup-tables'
import { fileTokenSchema } from '#core/ids'
import { toJson } from '#core/json'
import { workspaceId } from '../first-workspace.ts'
import { readUntil } from '../read-until.ts'
import type { ExportsWorld } from './exports-world.ts'

const usualBackup: BackupInput = {
  folder: fileTokenSchema.parse('picked'),
  schedule: { kind: 'monthly', on: { kind: 'lastDay' }, times: ['02:00'], zone: 'Europe/Prague' },
  tables: [...backupTables],
  withFiles: true,
  keeping: { days: 7, weeks: 4, months: 12 },
}

export const saveBackup = ({ call }: ExportsWorld, backup: Partial<BackupInput>): Promise<null> =>
  call('exports.saveBackup', { workspaceId, definition: toJson({ ...usualBackup, ...backup }) })

export const readBackup = async ({
  call,
}: ExportsWorld): Promise<NonNullable<OutputOf<'exports.readBackup'>>> => {
  const backup = await call('exports.readBackup', { workspaceId })
  if (backup === null) throw new Error('there is no backup')
  return backup
}

/** The backup, as soon as it is so. */
export const backupThat = (
  world: ExportsWorld,
  isSo: (backup: Awaited<ReturnType<typeof readBackup>>) => boolean,
) => readUntil(world.nextTold, () => readBackup(world), isSo)

/** Waits until the newest turn was written, or could not be. */
export const backedUp = async (world: ExportsWorld) => {
  const look = async () => {
    await world.look()
    return readBackup(world)
  }
  return readUntil(world.nextTold, look, ({ turn, last }) => {
    const isBusy = world.jobs.list().some(({ outcome }) => outcome === null)
    return turn !== null && !turn.isUnderWay && !isBusy && last?.at === turn.at
  })
}

/** What lies in the folder, newest first. */
export const manifestsOf = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name, 'manifest.json')
      const manifest = existsSync(path) ? parseManifest(readFileSync(path, 'utf8')) : null
      return manifest ? [{ name, manifest }] : []
    })
    .sort((one, other) => takenAt(other.manifest) - takenAt(one.manifest))
