import { readdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { defect } from '#core/defect'
import { dayMs, type Timestamp } from '#core/time'
import { isSound } from './connection.ts'
import { openFile, type WritableDb } from './handle.ts'
import { filesOf, makePrivate, syncFolder } from './layout.ts'

export interface Backup {
  readonly path: string
  /** Backups are ordered by their making: the machine's clock may be set back. */
  readonly order: number
  readonly at: Timestamp
}

const namePattern = /^unitdesk-(\d+)-(\d+)\.db$/

/** Lists backups, the newest first. */
export const listBackups = (folder: string): Backup[] =>
  readdirSync(folder)
    .flatMap((name) => {
      const [, order, at] = namePattern.exec(name) ?? []
      if (order === undefined || at === undefined) return []
      return [{ path: join(folder, name), order: Number(order), at: Number(at) }]
    })
    .sort((a, b) => b.order - a.order)

/** Copies the database page by page beside, syncs it, and only then gives it a backup's name. */
export const makeBackup = async (
  db: WritableDb,
  folder: string,
  at: Timestamp,
): Promise<Backup> => {
  const order = (listBackups(folder)[0]?.order ?? 0) + 1
  const path = join(folder, `unitdesk-${order}-${at}.db`)
  const unfinished = `${path}.unfinished`
  removeUnfinished(folder)
  makePrivate(unfinished)
  await copyPages(db, unfinished)
  await syncBehind(unfinished)
  renameSync(unfinished, path)
  syncFolder(folder)
  for (const old of superfluous(listBackups(folder))) rmSync(old.path)
  return { path, order, at }
}

const pagesAtOnce = 100
const attempts = 5
const becameShorter = defect('The store became shorter while it was copied')

/**
 * What is deleted meanwhile may make the file shorter than what of it was copied: fewer than no pages are left then,
 * and better-sqlite3 goes on for ever. It is copied once more.
 */
const copyPages = async (db: WritableDb, path: string): Promise<void> => {
  const progress = ({ remainingPages }: { readonly remainingPages: number }) => {
    if (remainingPages < 0) throw becameShorter
    return pagesAtOnce
  }
  for (let attempt = 1; ; attempt++) {
    try {
      await db.backup(path, { progress })
      return
    } catch (error) {
      if (error !== becameShorter || attempt === attempts) throw error
      rmSync(path, { force: true })
      makePrivate(path)
    }
  }
}

/** Syncs a file without being waited for: the disk takes its time over hundreds of megabytes. */
const syncBehind = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Lists all backups but three: the two newest and one of another day, lest a busy hour should replace them all. */
export const superfluous = ([newest, second, ...older]: readonly Backup[]): Backup[] => {
  if (newest === undefined || second === undefined) return []
  const third = older.find(({ at }) => newest.at - at >= dayMs) ?? older[0]
  return older.filter((backup) => backup !== third)
}

/** Removes the backups that were made before one, with all that no copy may hold any more. */
export const removeBackupsBefore = (folder: string, order: number): void => {
  for (const backup of listBackups(folder)) if (backup.order < order) rmSync(backup.path)
  syncFolder(folder)
}

const removeUnfinished = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (name.includes('.unfinished')) rmSync(join(folder, name), { force: true })
  }
}

/** The newest backup that is whole and not newer than this application. */
export const newestUsable = (folder: string, latestVersion: number): Backup | null =>
  listBackups(folder).find(({ path }) => isUsable(path, latestVersion)) ?? null

export const isUsable = (path: string, latestVersion: number): boolean => {
  try {
    const db = openFile(path)
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
