import { existsSync, statSync } from 'node:fs'
import type { StoreState } from '#core/contract/store'
import { type Clock, dayMs } from '#core/time'
import type { Log } from '../log/log.ts'
import { listBackups, makeBackup, newestUsable } from './backups.ts'
import { connect, isSound } from './connection.ts'
import { sqliteCode, type WritableDb } from './handle.ts'
import { prepareFolders, type StoreLayout, storeLayout } from './layout.ts'
import { migrations } from './migrations/all.ts'
import { latestVersion, migrate, schemaVersion } from './migrations/migrate.ts'
import type { Migration } from './migrations/migration.ts'
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts'
import { discardUnpublished } from './pricelists.ts'
import { type Recovery, setAsideAndRestore } from './recover.ts'
import { readRestored, writeRestored } from './restored-notice.ts'
import { salvage } from './salvage.ts'
import { attemptWrite, storeCause } from './write-failure.ts'

type ClosedCause = Extract<StoreState, { kind: 'closed' }>['cause']

export interface OpenStore {
  readonly kind: 'open'
  readonly db: WritableDb
  readonly path: string
  readonly state: () => StoreState
  readonly acknowledge: () => void
  /** Makes a backup when the newest is older than a day. */
  readonly backUpWhenDue: () => Promise<void>
  readonly close: () => void
}

export interface ClosedStore {
  readonly kind: 'closed'
  readonly state: Extract<StoreState, { kind: 'closed' }>
}

export interface OpeningDependencies {
  readonly directory: string
  readonly clock: Clock
  readonly log: Log
  readonly migrations?: readonly Migration[]
}

type Opening = Required<OpeningDependencies> & { readonly layout: StoreLayout }

/** Opens the store, recovering it from a backup when it is damaged. Always answers, never throws. */
export const openStore = async (
  dependencies: OpeningDependencies,
): Promise<OpenStore | ClosedStore> => {
  const opening: Opening = {
    migrations,
    ...dependencies,
    layout: storeLayout(dependencies.directory),
  }
  let lock: OwnerLock | null = null
  try {
    prepareFolders(opening.layout)
    lock = takeOwnerLock(opening.layout.lock)
    if (lock === null) return closed(opening, 'inUse')
    const store = await openOwned(opening, lock)
    if (store.kind === 'closed') lock.release()
    return store
  } catch (error) {
    lock?.release()
    opening.log.defect('store not opened', error)
    const cause = storeCause(error)
    return closed(opening, cause === 'damaged' ? 'failed' : cause)
  }
}

const openOwned = async (opening: Opening, lock: OwnerLock): Promise<OpenStore | ClosedStore> => {
  const { layout, log } = opening
  const sound = openSound(layout)
  const recovery = sound === null ? recover(opening) : null
  const db = sound ?? connect(layout.database)

  const outcome = await migrate(db, opening.migrations, () => backUp(opening, db))
  if (outcome.kind === 'fromTheFuture' || outcome.kind === 'edited' || outcome.kind === 'failed') {
    db.close()
    log.event('store not migrated', { outcome: outcome.kind, version: outcome.version })
    const full = outcome.kind === 'failed' && storeCause(outcome.error) === 'full'
    if (outcome.kind === 'fromTheFuture') return closed(opening, 'fromTheFuture')
    return closed(opening, full ? 'full' : 'migrationFailed')
  }
  if (recovery !== null) finishRecovery(opening, db, recovery)
  discardUnpublished(db)
  return opened(opening, db, lock)
}

/** Null when the file is damaged, or when it is empty although there are backups of what it held. */
const openSound = (layout: StoreLayout): WritableDb | null => {
  const isEmpty = !existsSync(layout.database) || statSync(layout.database).size === 0
  if (isEmpty && listBackups(layout.backups).length > 0) return null
  let db: WritableDb | null = null
  try {
    db = connect(layout.database)
    if (isSound(db, 'quick')) return db
    db.close()
    return null
  } catch (error) {
    db?.close()
    if (sqliteCode(error) !== null && storeCause(error) === 'damaged') return null
    throw error
  }
}

const recover = ({ layout, clock, log, migrations: steps }: Opening): Recovery => {
  const recovery = setAsideAndRestore(layout, {
    at: clock.now(),
    latestVersion: latestVersion(steps),
  })
  log.event('store damaged, set aside', { backupFrom: recovery.backupFrom })
  return recovery
}

const finishRecovery = (opening: Opening, db: WritableDb, recovery: Recovery): void => {
  const rows = salvage(db, { keptAt: recovery.keptAt, database: opening.layout.database })
  writeRestored(db, recovery)
  opening.log.event('store restored', { salvagedRows: rows })
}

const backUp = async ({ layout, clock }: Opening, db: WritableDb): Promise<void> => {
  await makeBackup(db, layout.backups, clock.now())
}

const opened = (opening: Opening, db: WritableDb, lock: OwnerLock): OpenStore => ({
  kind: 'open',
  db,
  path: opening.layout.database,
  state: () => {
    const restored = readRestored(db)
    return restored === null ? { kind: 'healthy' } : { kind: 'restored', ...restored }
  },
  acknowledge: () => writeRestored(db, null),
  backUpWhenDue: async () => {
    const newest = listBackups(opening.layout.backups)[0]?.at ?? 0
    const age = opening.clock.now() - newest
    // A backup from the future was made before the clock was set back: it does not count.
    if (schemaVersion(db) > 0 && (age >= dayMs || age < 0)) await backUp(opening, db)
  },
  close: () => {
    // Statistics for the query planner: a full disk can do without them.
    attemptWrite(opening.layout.database, () => db.pragma('optimize'))
    db.close()
    lock.release()
  },
})

const closed = (opening: Opening, cause: ClosedCause): ClosedStore => ({
  kind: 'closed',
  state: {
    kind: 'closed',
    cause,
    path: opening.layout.database,
    backupFrom: usableBackupAt(opening),
  },
})

const usableBackupAt = ({ layout, migrations: steps }: Opening): number | null => {
  try {
    return newestUsable(layout.backups, latestVersion(steps))?.at ?? null
  } catch {
    return null
  }
}
