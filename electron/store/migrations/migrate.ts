import { createHash } from 'node:crypto'
import { defect } from '#core/defect'
import type { WritableDb } from '../file/handle.ts'
import type { Migration } from './migration.ts'

export type RefusedMigration =
  | { readonly kind: 'fromTheFuture'; readonly version: number }
  | { readonly kind: 'edited'; readonly version: number }
  | { readonly kind: 'failed'; readonly version: number; readonly error: unknown }

export type MigrationOutcome =
  | { readonly kind: 'current' }
  | { readonly kind: 'migrated'; readonly from: number; readonly to: number }
  | RefusedMigration

export const isRefused = <T extends { readonly kind: string }>(
  outcome: T | RefusedMigration,
): outcome is RefusedMigration => ['fromTheFuture', 'edited', 'failed'].includes(outcome.kind)

export const schemaVersion = (db: WritableDb): number =>
  Number(db.pragma('user_version', { simple: true }))

export const latestVersion = (migrations: readonly Migration[]): number =>
  migrations.at(-1)?.version ?? 0

const hashOf = (migration: Migration): string =>
  createHash('sha256').update(migration.sql).digest('hex')

const createLedger = `CREATE TABLE IF NOT EXISTS migration (
  version INTEGER PRIMARY KEY, name TEXT NOT NULL, hash TEXT NOT NULL
) STRICT`

/** Brings the schema up step by step, each step in a transaction of its own; `beforeFirst` makes the backup. */
export const migrate = async (
  db: WritableDb,
  migrations: readonly Migration[],
  beforeFirst: () => Promise<void>,
): Promise<MigrationOutcome> => {
  const schemaState = schemaStateOf(db, migrations)
  if (schemaState.kind !== 'behind') return schemaState
  try {
    if (schemaState.from > 0) await beforeFirst()
  } catch (error) {
    return { kind: 'failed', version: schemaState.from, error }
  }
  return applyAll(db, migrations, schemaState.from)
}

/** Migrates a copy, which needs no backup because its original stays. */
export const migrateUnsaved = (
  db: WritableDb,
  migrations: readonly Migration[],
): MigrationOutcome => {
  const schemaState = schemaStateOf(db, migrations)
  return schemaState.kind === 'behind' ? applyAll(db, migrations, schemaState.from) : schemaState
}

/** Whether the schema of a store is current, behind or refused, before anything is done to it. */
export const schemaStateOf = (
  db: WritableDb,
  migrations: readonly Migration[],
): { kind: 'current' } | { kind: 'behind'; from: number } | RefusedMigration => {
  assertAscending(migrations)
  const from = schemaVersion(db)
  if (from > latestVersion(migrations)) return { kind: 'fromTheFuture', version: from }
  const edited = from === 0 ? undefined : findEdited(db, migrations, from)
  if (edited) return { kind: 'edited', version: edited.version }
  return from === latestVersion(migrations) ? { kind: 'current' } : { kind: 'behind', from }
}

const applyAll = (
  db: WritableDb,
  migrations: readonly Migration[],
  from: number,
): MigrationOutcome => {
  let version = from
  try {
    for (const migration of migrations.filter((step) => step.version > from)) {
      version = migration.version
      apply(db, migration)
    }
  } catch (error) {
    return { kind: 'failed', version, error }
  }
  return { kind: 'migrated', from, to: version }
}

const assertAscending = (migrations: readonly Migration[]): void => {
  migrations.reduce((previous, { version }) => {
    if (version <= previous) throw defect(`migration ${version} does not follow ${previous}`)
    return version
  }, 0)
}

const findEdited = (
  db: WritableDb,
  migrations: readonly Migration[],
  upTo: number,
): Migration | undefined => {
  const stored = db.prepare<[], { version: number; hash: string }>(
    'SELECT version, hash FROM migration',
  )
  const hashes = new Map(stored.all().map(({ version, hash }) => [version, hash]))
  return migrations.find(
    (step) => step.version <= upTo && hashes.get(step.version) !== hashOf(step),
  )
}

const apply = (db: WritableDb, migration: Migration): void =>
  db.transaction(() => {
    db.exec(createLedger)
    db.exec(migration.sql)
    db.prepare('INSERT INTO migration (version, name, hash) VALUES (?, ?, ?)').run(
      migration.version,
      migration.name,
      hashOf(migration),
    )
    db.pragma(`user_version = ${migration.version}`)
  })()
