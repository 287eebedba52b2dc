import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Timestamp } from '#core/time'
import { newestUsable } from '../file/backups.ts'
import { connect } from '../file/connection.ts'
import { openToLook } from '../file/handle.ts'
import {
  filesOf,
  type keptPrefixes,
  type StoreLayout,
  syncFile,
  syncFolder,
} from '../file/layout.ts'
import {
  isRefused,
  latestVersion,
  migrateUnsaved,
  type RefusedMigration,
} from '../migrations/migrate.ts'
import type { Migration } from '../migrations/migration.ts'
import { markRestoredLedgers } from '../payments/ledger/payment-restored.ts'
import { repeatDeletions } from './repeat-deletions.ts'
import { type RestoredNotice, readRestored, writeRestored } from './restored-notice.ts'
import { salvage } from './salvage.ts'

interface RecoverInput {
  readonly at: Timestamp
  readonly migrations: readonly Migration[]
  /**
   * Damage is repaired from what can still be read; to a person's choice of the backup only that is added which keeps a
   * login from being refused or banned.
   */
  readonly because: 'damaged' | 'chosen'
}

export type Recovery =
  | { readonly kind: 'recovered'; readonly restored: RestoredNotice; readonly salvagedRows: number }
  | RefusedMigration

/**
 * Builds a new store beside the unusable one, from the newest good backup, and only when it is whole do the
 * two change places: a power cut at any moment leaves one or the other, and the unusable files are kept.
 */
export const recover = (
  layout: StoreLayout,
  { at, migrations, because }: RecoverInput,
): Recovery => {
  const { database, rebuilt, unfinished } = layout
  for (const file of [...filesOf(unfinished), rebuilt]) rmSync(file, { force: true })
  const backup = newestUsable(layout.backups, latestVersion(migrations))
  if (backup !== null) copyFileSync(backup.path, unfinished)

  const restored: RestoredNotice = {
    at,
    backupFrom: backup?.at ?? null,
    keptAt: freeFolder(layout, { at, because }),
  }
  let salvagedRows = 0
  const db = connect(unfinished)
  try {
    const outcome = migrateUnsaved(db, migrations)
    if (isRefused(outcome)) return outcome
    // The deletions are repeated before anything is salvaged: what the damaged store has was there after them.
    repeatDeletions(db, { layout, store: 'copy' })
    salvagedRows = salvage(db, database, because === 'damaged' ? 'everything' : 'guards')
    writeRestored(db, restored)
    // The ledger must not look whole for a moment: a disk that is full after the exchange would take no mark.
    markRestoredLedgers(db, { restoredAt: at, backupFrom: restored.backupFrom })
  } finally {
    db.close()
  }
  syncFile(unfinished)
  renameSync(unfinished, rebuilt)
  exchange(layout, restored.keptAt)
  return { kind: 'recovered', restored, salvagedRows }
}

/** Completes an exchange that a power cut interrupted: the old file was gone already, the new one not in its place. */
export const endExchange = (layout: StoreLayout): void => {
  if (existsSync(layout.database) || !existsSync(layout.rebuilt)) return
  const db = openToLook(layout.rebuilt)
  const restored = readRestored(db)
  db.close()
  for (const file of filesOf(layout.rebuilt).slice(1)) rmSync(file, { force: true })
  if (restored !== null) exchange(layout, restored.keptAt)
}

// The database leaves first: while it is there, the next start finds it damaged once more and begins again.
const exchange = ({ directory, database, rebuilt }: StoreLayout, keptAt: string): void => {
  mkdirSync(keptAt, { recursive: true, mode: 0o700 })
  for (const file of filesOf(database)) {
    if (existsSync(file)) renameSync(file, join(keptAt, basename(file)))
  }
  renameSync(rebuilt, database)
  syncFolder(keptAt)
  syncFolder(directory)
}

const prefixes = { damaged: 'damaged', chosen: 'set-aside' } as const satisfies Record<
  RecoverInput['because'],
  (typeof keptPrefixes)[number]
>

/** A folder of its own for each time: what was kept earlier is never written over. */
const freeFolder = (
  { directory }: StoreLayout,
  { at, because }: Pick<RecoverInput, 'at' | 'because'>,
): string => {
  const name = `${prefixes[because]}-${new Date(at).toISOString().replaceAll(':', '-')}`
  for (let attempt = 1; ; attempt++) {
    const folder = join(directory, attempt === 1 ? name : `${name}-${attempt}`)
    if (!existsSync(folder)) return folder
  }
}
