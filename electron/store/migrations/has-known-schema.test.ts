import { expect, test } from 'vitest'
import type { WritableDb } from '../file/handle.ts'
import { newStore } from '../testing/new-store.ts'
import { migrations } from './all.ts'
import { currentColumns } from './current-columns.ts'
import { columnsOf, hasKnownSchema } from './has-known-schema.ts'
import { nextMigration } from './testing/next-migration.ts'

const sqlOf = (table: string, from: string, to: string) => (db: WritableDb) => {
  db.unsafeMode()
  db.pragma('writable_schema = ON')
  db.prepare('UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE name = ?').run(
    from,
    to,
    table,
  )
  db.pragma('writable_schema = RESET')
}

const cases: [name: string, change: (db: WritableDb) => void, isKnown: boolean][] = [
  ['as the migrations left it', () => undefined, true],
  ['with the statistics of the query planner', (db) => db.exec('ANALYZE'), true],
  ['from a newer version', (db) => db.pragma('user_version = 9990'), true],
  [
    'with a migration that was edited since',
    (db) => db.exec("UPDATE migration SET hash = 'other'; ALTER TABLE workspace DROP COLUMN name"),
    true,
  ],
  ['with a column of another name', sqlOf('api_call', 'note TEXT', 'nofe TEXT'), false],
  [
    'with a trigger that no migration has made',
    (db) =>
      db.exec('CREATE TRIGGER added AFTER INSERT ON workspace BEGIN DELETE FROM account; END'),
    false,
  ],
  ['without a trigger', (db) => db.exec('DROP TRIGGER lead_added'), false],
  ['with a trigger that does something else', sqlOf('lead_added', 'new.counted_at', '0'), false],
  ['without a table', (db) => db.exec('DROP TABLE api_call'), false],
  ['with a version that was lost', (db) => db.pragma('user_version = 0'), false],
  ['with a version that never was', (db) => db.pragma('user_version = 5'), false],
]

// Two versions, so that a file can say that it is of one that lies between them.
const steps = [...migrations, nextMigration]

test.each(cases)('a schema %s', (_name, change, isKnown) => {
  const db = newStore(steps)
  change(db)
  expect(hasKnownSchema(db, steps)).toBe(isKnown)
})

test('a schema of the version before is known, and of the only one', () => {
  expect(hasKnownSchema(newStore(), steps)).toBe(true)
  expect(hasKnownSchema(newStore(), migrations)).toBe(true)
})

test('an empty file is a schema at its beginning', () => {
  expect(hasKnownSchema(newStore([]), migrations)).toBe(true)
})

test('the columns and triggers that a start compares with are those that the migrations make', () => {
  expect(columnsOf(newStore())).toBe(currentColumns)
})
