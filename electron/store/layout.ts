import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** Where the pieces of the store lie inside its folder. */
export interface StoreLayout {
  readonly directory: string
  readonly database: string
  readonly lock: string
  readonly backups: string
}

export const storeLayout = (directory: string): StoreLayout => ({
  directory,
  database: join(directory, 'unitdesk.db'),
  lock: join(directory, 'owner.lock'),
  backups: join(directory, 'backups'),
})

/** The files that make up one database. */
export const filesOf = (database: string): string[] =>
  ['', '-wal', '-shm'].map((suffix) => `${database}${suffix}`)

const privateDirectory = 0o700
const privateFile = 0o600

export const prepareFolders = ({ directory, backups }: StoreLayout): void => {
  for (const folder of [directory, backups]) {
    mkdirSync(folder, { recursive: true, mode: privateDirectory })
    chmodSync(folder, privateDirectory)
  }
}

/** SQLite gives its -wal and -shm the mode of the database: so that one is made private first. */
export const makePrivate = (path: string): void => {
  closeSync(openSync(path, 'a', privateFile))
  chmodSync(path, privateFile)
}
