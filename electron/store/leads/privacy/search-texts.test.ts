import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { WritableDb } from '../../file/handle.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'
import { personsByTable } from './persons-by-table.ts'
import { searchCells, searchTexts } from './search-texts.ts'

const person = { name: 'Nina Zapomenutá', email: '', phone: '', customerIds: [] }
const giveWay = () => Promise.resolve()

const tablesOf = (db: WritableDb): readonly string[] =>
  db
    .prepare<[], string>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all()

interface Column {
  readonly name: string
  readonly type: string
}

// Whatever a table asks of its columns, this row has it, and the person in one of its texts.
const plant = (db: WritableDb, table: string, planted: string) => {
  const columns = db
    .prepare<[string], Column>('SELECT name, type FROM pragma_table_info(?)')
    .all(table)
  const body = { transaction: { bookedOn: '2026-01-01', amountMinor: 1, currency: 'CZK' } }
  const state = { ...body, kind: 'x', state: { kind: 'x' } }
  const cellOf = ({ name, type }: Column) => {
    if (type === 'BLOB') return new Uint8Array(1)
    if (type !== 'TEXT') return 1
    return JSON.stringify(name === planted ? { ...state, who: 'Nina Zapomenutá' } : state)
  }
  insertRow(db, table, Object.fromEntries(columns.map((column) => [column.name, cellOf(column)])))
}

const plantable = () => {
  const db = newStore()
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  return db
}

test('of every table it is known whether it may tell of a person', () => {
  expect(Object.keys(personsByTable).sort()).toEqual([...tablesOf(newStore())].sort())
})

test('a person is found in every text of every table that may tell of one', async () => {
  const db = plantable()
  for (const [table, place] of Object.entries(personsByTable)) {
    if (place === 'leads' || place === 'cells' || place === 'nobody') continue
    const texts = db
      .prepare<[string], string>(
        `SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT' AND name NOT LIKE '%sha256'`,
      )
      .pluck()
      .all(table)
    for (const text of texts) {
      db.exec('SAVEPOINT one')
      db.exec(`DELETE FROM ${table}`)
      plant(db, table, text)
      expect([table, text, await searchTexts(db, { person, giveWay })]).toEqual([
        table,
        text,
        [{ place, rows: 1 }],
      ])
      db.exec('ROLLBACK TO one')
    }
  }
})

test('a person is found in the cells of a run, and a run that was never read is told', async () => {
  const db = plantable()
  const run = (id: string, sha256: string, at: number) => {
    insertRow(db, 'export_run', {
      id,
      sha256,
      report_id: 'r1',
      trigger: 'person',
      state: 'done',
      is_postponed: 0,
      attempts: 1,
      started_at: at,
      headers: 'default',
    })
  }
  insertRow(db, 'report', {
    id: 'r1',
    workspace_id: 'w1',
    created_at: 1,
    definition: '{"name":"Zákazníci"}',
  })
  run('theirs', 'a', 10)
  run('others', 'b', 20)
  run('packed', 'c', 30)
  const cells = {
    a: [['Nina', 'Zapomenutá', 5]],
    b: [
      ['Nina', 'Stará'],
      ['Jan', 'Zapomenutá'],
    ],
  }
  for (const [sha256, rows] of Object.entries(cells)) {
    const key = { sha256, headers: 'default' }
    insertRow(db, 'export_parsed', { ...key, reader: 2, sheets: '[]', packed_bytes: 1 })
    const packed = deflateRawSync(JSON.stringify(rows))
    insertRow(db, 'export_parsed_rows', { ...key, sheet: 0, chunk: 0, packed })
  }
  expect(await searchCells(db, { person, giveWay })).toEqual({
    runs: [{ report: 'Zákazníci', at: 10 }],
    unread: [{ report: 'Zákazníci', at: 30 }],
  })
})
