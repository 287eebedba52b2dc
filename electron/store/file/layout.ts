import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of the parts of the store inside its folder. */
export interface StoreLayout {
  readonly directory: string
  readonly database: string
  /** The file in which a store is built, until it takes the place of an unusable one. */
  readonly unfinished: string
  readonly rebuilt: string
  readonly lock: string
  /** Who has the lock: nobody else can read what is in a locked file. */
  readonly owner: string
  readonly backups: string
  /** What was deleted for good, for a copy that takes the place of the store. */
  readonly deletions: string
}

export const storeLayout = (directory: string): StoreLayout => ({
  directory,
  database: join(directory, 'unitdesk.db'),
  unfinished: join(directory, 'unitdesk.db.unfinished'),
  rebuilt: join(directory, 'unitdesk.db.rebuilt'),
  lock: join(directory, 'owner.lock'),
  owner: join(directory, 'owner.json'),
  backups: join(directory, 'backups'),
  deletions: join(directory, 'deletions.json'),
})

/** The prefixes of folders into which unusable stores are moved. */
export const keptPrefixes = ['damaged', 'set-aside'] as const

/** SQLite's write-ahead log of a database. */
export const logOf = (database: string): string => `${database}-wal`

/** The files that make up one database. */
export const filesOf = (database: string): string[] => [
  database,
  logOf(database),
  `${database}-shm`,
]

const privateDirectory = 0o700
const privateFile = 0o600

export const prepareFolders = ({ directory, backups }: StoreLayout): void => {
  for (const folder of [directory, backups]) {
    mkdirSync(folder, { recursive: true, mode: privateDirectory })
    chmodSync(folder, privateDirectory)
  }
}

/**
 * SQLite gives its -wal and -shm the mode of the database: so that one is made private first. A file that
 * exists is not opened for it: on closing it again the system would drop the locks that this process has on it.
 */
export const makePrivate = (path: string): void => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', privateFile))
  chmodSync(path, privateFile)
}

const sync = (path: string, flags: 'r' | 'r+'): void => {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Puts a file where a power cut cannot take it away. Windows syncs only what may be written. */
export const syncFile = (path: string): void => sync(path, 'r+')

/** Puts the names in a folder where a power cut cannot take them away. */
export const syncFolder = (path: string): void => {
  // Windows cannot open a folder to sync it and does not need to.
  if (process.platform !== 'win32') sync(path, 'r')
}
