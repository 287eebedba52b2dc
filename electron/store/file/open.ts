import type { StoreOwner, StoreState } from '#core/contract/store'
import { type Clock, dayMs } from '#core/time'
import type { Log } from '../../log/log.ts'
import { keepAudit } from '../activity/audit/keep-audit.ts'
import { migrations } from '../migrations/all.ts'
import { isRefused, latestVersion, migrate, type RefusedMigration } from '../migrations/migrate.ts'
import type { Migration } from '../migrations/migration.ts'
import { discardUnpublished } from '../prices/pricelist/pricelists.ts'
import { forgetKnownDeletions } from '../recovery/deletions.ts'
import { endExchange, recover } from '../recovery/recover.ts'
import { repeatDeletions } from '../recovery/repeat-deletions.ts'
import { openState, writeRestored } from '../recovery/restored-notice.ts'
import { readOpenedBy, writeOpenedBy } from '../settings/opened-by.ts'
import {
  type Backup,
  isUsable,
  listBackups,
  makeBackup,
  newestUsable,
  removeBackupsBefore,
} from './backups.ts'
import { connect } from './connection.ts'
import type { WritableDb } from './handle.ts'
import { inspect } from './inspect.ts'
import { prepareFolders, type StoreLayout, storeLayout } from './layout.ts'
import { noteWrites, writeUnseen } from './note-writes.ts'
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts'
import { forgetOwner, readOwner, writeOwner } from './owner-note.ts'
import { rewriteFileAtEnd } from './rewrite-file.ts'
import { timeStatements } from './time-statements.ts'
import { type Refusal, watchRefusals } from './watch-refusals.ts'
import { attemptWrite, storeCause } from './write-failure.ts'

type ClosedCause = Extract<StoreState, { kind: 'closed' }>['cause']

export interface OpenStore {
  readonly kind: 'open'
  readonly db: WritableDb
  readonly path: string
  readonly state: () => StoreState
  readonly acknowledge: () => void
  /** What the disk refuses at the moment; null where it takes every change. */
  readonly refusal: () => Refusal | null
  /** Due is a backup when the newest is older than a day; one instead of all others leaves none of them. */
  readonly backUp: (when: 'due' | 'now' | 'instead') => Promise<void>
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
  /** The version of the application: a store that another one had open is backed up before it is worked with. */
  readonly version?: string
  readonly program?: StoreOwner['program']
  /** Who is at this computer, as its system has it, and what the computer is called. */
  readonly person?: string
  readonly desk?: string
}

const unknownVersion = ''

type OpenStoreInput = Required<OpeningDependencies> & { readonly layout: StoreLayout }

/** Opens the store, recovering it from a backup when it is damaged. Always answers, never throws. */
export const openStore = async (
  dependencies: OpeningDependencies,
): Promise<OpenStore | ClosedStore> => {
  const opening: OpenStoreInput = {
    migrations,
    version: unknownVersion,
    program: 'window',
    person: '',
    desk: '',
    ...dependencies,
    layout: storeLayout(dependencies.directory),
  }
  let lock: OwnerLock | null = null
  try {
    prepareFolders(opening.layout)
    lock = takeOwnerLock(opening.layout.lock)
    if (lock === null) {
      const inUse = closed(opening, 'inUse')
      return { ...inUse, state: { ...inUse.state, owner: readOwner(opening.layout) } }
    }
    writeOwner(opening.layout, { program: opening.program, since: opening.clock.now() })
    const store = await openOwned(opening, lock)
    if (store.kind === 'closed') letGo(opening, lock)
    return store
  } catch (error) {
    if (lock !== null) letGo(opening, lock)
    opening.log.defect('store not opened', error)
    const cause = storeCause(error)
    return closed(opening, cause === 'damaged' ? 'failed' : cause)
  }
}

/** The note first: whoever has the lock next writes one at once. */
const letGo = ({ layout }: Pick<OpenStoreInput, 'layout'>, lock: OwnerLock): void => {
  forgetOwner(layout)
  lock.release()
}

const openOwned = async (
  opening: OpenStoreInput,
  lock: OwnerLock,
): Promise<OpenStore | ClosedStore> => {
  const { layout, log, clock } = opening
  endExchange(layout)
  if (mustRecover(opening)) {
    const recovery = recover(layout, {
      at: clock.now(),
      migrations: opening.migrations,
      because: 'damaged',
    })
    if (isRefused(recovery)) return notMigrated(opening, recovery)
    const { restored, salvagedRows } = recovery
    log.event('store restored', { backupFrom: restored.backupFrom, salvagedRows })
  }

  const db = connect(layout.database)
  try {
    noteWrites(db)
    const refusal = watchRefusals(db, {
      path: layout.database,
      clock,
      log,
      tryWrite: () => writeUnseen(db, () => writeOpenedBy(db, readOpenedBy(db) ?? unknownVersion)),
    })
    timeStatements(db, { clock, log })
    const outcome = await migrate(db, opening.migrations, async () => {
      await backUp(opening, db)
    })
    if (isRefused(outcome)) {
      db.close()
      return notMigrated(opening, outcome)
    }
    await backUpForNewVersion(opening, db, outcome)
    const repeated = repeatDeletions(db, { layout, store: 'own' })
    if (repeated > 0) log.event('deletions repeated', { deletions: repeated })
    discardUnpublished(db)
    keepAudit(db, opening)
    return opened(opening, { db, lock, refusal })
  } catch (error) {
    db.close()
    throw error
  }
}

/** What a new version does to a store of the same schema may be wrong as well; a new schema has had its backup. */
const backUpForNewVersion = async (
  opening: OpenStoreInput,
  db: WritableDb,
  { kind }: { readonly kind: 'current' | 'migrated' },
): Promise<void> => {
  const { version, log } = opening
  if (version === unknownVersion || readOpenedBy(db) === version) return
  try {
    if (kind === 'current') await backUp(opening, db)
    writeOpenedBy(db, version)
  } catch (error) {
    // A full disk keeps nobody from working; the next start tries it again.
    log.defect('backup failed', error)
  }
}

/** Whether the store must be recovered; also where it is missing although it has backups. */
const mustRecover = ({ layout, migrations: steps }: OpenStoreInput): boolean => {
  const inspection = inspect(layout.database, steps)
  if (inspection === 'sound') return false
  return inspection === 'damaged' || listBackups(layout.backups).length > 0
}

const notMigrated = (opening: OpenStoreInput, refused: RefusedMigration): ClosedStore => {
  opening.log.event('store not migrated', { outcome: refused.kind, version: refused.version })
  if (refused.kind === 'fromTheFuture') return closed(opening, 'fromTheFuture')
  const isFull = refused.kind === 'failed' && storeCause(refused.error) === 'full'
  return closed(opening, isFull ? 'full' : 'migrationFailed')
}

const backUp = ({ layout, clock }: OpenStoreInput, db: WritableDb): Promise<Backup> =>
  makeBackup(db, layout.backups, clock.now())

const isBackupDue = ({ layout, clock }: OpenStoreInput): boolean => {
  const age = clock.now() - (listBackups(layout.backups)[0]?.at ?? 0)
  // A backup from the future was made before the clock was set back: it does not count.
  return age >= dayMs || age < 0
}

interface OpenedFile extends Pick<OpenStore, 'db' | 'refusal'> {
  readonly lock: OwnerLock
}

const opened = (opening: OpenStoreInput, { db, lock, refusal }: OpenedFile): OpenStore => ({
  kind: 'open',
  db,
  path: opening.layout.database,
  state: () => openState(db),
  acknowledge: () => writeRestored(db, null),
  refusal,
  backUp: async (when) => {
    if (when === 'due' && !isBackupDue(opening)) return
    try {
      const made = await backUp(opening, db)
      if (when === 'instead') removeOthers(opening, made)
      forgetKnownDeletions(opening.layout)
    } catch (error) {
      // Closing the store ends a backup that is under way; the next start makes it.
      if (db.open) throw error
    }
  },
  close: () => {
    // Statistics for the query planner: a full disk can do without them.
    attemptWrite(opening.layout.database, () => db.pragma('optimize'))
    rewriteFileAtEnd(db, opening.layout.database)
    db.close()
    letGo(opening, lock)
  },
})

/** A page that nobody has read for months may be damaged, and is so in every new copy. */
const removeOthers = (
  { layout, migrations: steps }: OpenStoreInput,
  { path, order }: Backup,
): void => {
  if (!isUsable(path, latestVersion(steps))) throw new Error('The new backup is not usable')
  removeBackupsBefore(layout.backups, order)
}

const closed = (opening: OpenStoreInput, cause: ClosedCause): ClosedStore => ({
  kind: 'closed',
  state: {
    kind: 'closed',
    cause,
    path: opening.layout.database,
    backupFrom: usableBackupAt(opening),
    owner: null,
  },
})

const usableBackupAt = ({ layout, migrations: steps }: OpenStoreInput): number | null => {
  try {
    return newestUsable(layout.backups, latestVersion(steps))?.at ?? null
  } catch {
    return null
  }
}
