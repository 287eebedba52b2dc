import { expect, test } from 'vitest'
import type { LogFields } from '../../log/log.ts'
import { openFile } from './handle.ts'
import { statementName, timeStatements } from './time-statements.ts'

test('a slow statement is named in the log by what it does, never by its values', () => {
  const db = openFile(':memory:')
  let at = 0
  const logged: LogFields[] = []
  const log = { event: (_: string, fields: LogFields = {}) => logged.push(fields), defect: () => 0 }
  timeStatements(db, { clock: { now: () => 0, elapsedMs: () => at }, log })
  db.exec('CREATE TABLE note (text TEXT)')
  db.function('work', (ms: unknown) => {
    at += Number(ms)
    return 'secret'
  })
  db.prepare('INSERT INTO note SELECT work(?)').run(41)
  db.prepare('SELECT work(?) FROM note').pluck().get(40)
  expect(db.prepare('SELECT text, work(?) FROM note').all(300)).toHaveLength(1)
  expect(logged).toEqual([
    { name: 'INSERT note', durationMs: 41 },
    { name: 'SELECT note', durationMs: 300 },
  ])
  db.close()
})

test('a text is prepared once and reads what was written since', () => {
  const db = openFile(':memory:')
  const log = { event: () => undefined, defect: () => undefined }
  timeStatements(db, { clock: { now: () => 0, elapsedMs: () => 0 }, log })
  db.exec('CREATE TABLE note (text TEXT)')
  const read = () => db.prepare<[], string>('SELECT text FROM note').pluck()
  expect(read().all()).toEqual([])
  db.exec(`INSERT INTO note VALUES ('kept'); ALTER TABLE note ADD COLUMN by TEXT`)
  expect(read().all()).toEqual(['kept'])
  expect(read()).toBe(read())
  db.close()
})

test.each([
  ['SELECT body FROM unit WHERE pricelist_id = (SELECT id FROM pricelist)', 'SELECT unit'],
  ['\n  DELETE FROM pricelist WHERE published = 1', 'DELETE pricelist'],
  ['UPDATE account SET login = ?', 'UPDATE account'],
  ['COMMIT', 'COMMIT'],
])('%s is called %s', (sql, name) => {
  expect(statementName(sql)).toBe(name)
})
