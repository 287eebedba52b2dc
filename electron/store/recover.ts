import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Timestamp } from '#core/time'
import { type Backup, newestUsable } from './backups.ts'
import { filesOf, makePrivate, type StoreLayout } from './layout.ts'

export interface Recovery {
  readonly at: Timestamp
  readonly backupFrom: Timestamp | null
  readonly keptAt: string
}

const folderName = (at: Timestamp): string =>
  `damaged-${new Date(at).toISOString().replaceAll(':', '-')}`

/** Moves the unusable files aside, never deletes them, and puts the newest good backup in their place. */
export const setAsideAndRestore = (
  layout: StoreLayout,
  { at, latestVersion }: { at: Timestamp; latestVersion: number },
): Recovery => {
  const backup = newestUsable(layout.backups, latestVersion)
  const keptAt = setAside(layout, at)
  if (backup !== null) putInPlace(backup, layout.database)
  return { at, backupFrom: backup?.at ?? null, keptAt }
}

const setAside = ({ directory, database }: StoreLayout, at: Timestamp): string => {
  const keptAt = join(directory, folderName(at))
  mkdirSync(keptAt, { recursive: true, mode: 0o700 })
  for (const file of filesOf(database)) {
    if (existsSync(file)) renameSync(file, join(keptAt, basename(file)))
  }
  return keptAt
}

const putInPlace = (backup: Backup, database: string): void => {
  const unfinished = `${database}.unfinished`
  copyFileSync(backup.path, unfinished)
  renameSync(unfinished, database)
  makePrivate(database)
}
