import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Timestamp } from '#core/time'
import { isSound } from './connection.ts'
import { openFile, type WritableDb } from './handle.ts'
import { filesOf, makePrivate } from './layout.ts'

export interface Backup {
  readonly path: string
  readonly at: Timestamp
}

const namePattern = /^unitdesk-(\d+)\.db$/
export const backupsKept = 3

/** Newest first. */
export const listBackups = (folder: string): Backup[] =>
  readdirSync(folder)
    .flatMap((name) => {
      const at = namePattern.exec(name)?.[1]
      return at === undefined ? [] : [{ path: join(folder, name), at: Number(at) }]
    })
    .sort((a, b) => b.at - a.at)

const syncPath = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Copies the database page by page beside, syncs it, and only then gives it a backup's name. */
export const makeBackup = async (
  db: WritableDb,
  folder: string,
  at: Timestamp,
): Promise<Backup> => {
  const path = join(folder, `unitdesk-${at}.db`)
  const unfinished = `${path}.unfinished`
  removeUnfinished(folder)
  makePrivate(unfinished)
  await db.backup(unfinished)
  syncPath(unfinished)
  renameSync(unfinished, path)
  // Windows cannot open a folder to sync it and does not need to.
  if (process.platform !== 'win32') syncPath(folder)
  for (const old of listBackups(folder).slice(backupsKept)) rmSync(old.path)
  return { path, at }
}

const removeUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (name.includes('.unfinished')) rmSync(join(folder, name), { force: true })
  }
}

/** The newest backup that is whole and not newer than this application. */
export const newestUsable = (folder: string, latestVersion: number): Backup | null =>
  listBackups(folder).find(({ path }) => isUsable(path, latestVersion)) ?? null

const isUsable = (path: string, latestVersion: number): boolean => {
  try {
    const db = openFile(path, { mustExist: true })
    try {
      const version = Number(db.pragma('user_version', { simple: true }))
      return version > 0 && version <= latestVersion && isSound(db, 'full')
    } finally {
      db.close()
      for (const file of filesOf(path).slice(1)) rmSync(file, { force: true })
    }
  } catch {
    return false
  }
}
