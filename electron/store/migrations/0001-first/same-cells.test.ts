import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { writeRunRead } from '../../exports/runs/export-run-changes.ts'
import { listRuns } from '../../exports/runs/export-runs.ts'
import type { WritableDb } from '../../file/handle.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { newStore } from '../../testing/new-store.ts'

const bytesOf = (letter: string) => letter.repeat(64)

const insertRun = (db: WritableDb, id: string, { at, sha256 }: { at: number; sha256: string }) =>
  insertRow(db, 'export_run', {
    id,
    report_id: 'r1',
    slot: null,
    trigger: 'person',
    state: 'done',
    attempts: 1,
    is_postponed: 0,
    started_at: at,
    ended_at: at,
    sha256,
    headers: 'ids',
  })

const twoRuns = () => {
  const db = newStore()
  insertRow(db, 'workspace', {
    id: 'w1',
    name: '',
    kind: 'crm',
    base_url: 'https://crm.example',
    position: 1,
  })
  for (const letter of ['a', 'b', 'c']) {
    insertRow(db, 'export_contents', {
      sha256: bytesOf(letter),
      format: 'xlsx',
      bytes: 3,
      stored_bytes: 3,
      is_packed: 0,
      contents: Buffer.from(letter),
    })
  }
  insertRow(db, 'report', {
    id: 'r1',
    workspace_id: 'w1',
    created_at: 1,
    latest_folder: null,
    definition: JSON.stringify({ content: { name: 'products', format: 'xlsx', parameters: {} } }),
  })
  insertRun(db, 'first', { at: 1, sha256: bytesOf('a') })
  insertRun(db, 'twin', { at: 2, sha256: bytesOf('a') })
  return db
}

const sameAs = (db: WritableDb) =>
  Object.fromEntries(listRuns(db, reportJobIdSchema.parse('r1')).map((run) => [run.id, run.sameAs]))

test('runs that nobody has read are the same as before by their bytes alone', () => {
  expect(sameAs(twoRuns())).toEqual({ first: null, twin: 'first' })
})

test('a run with the same cells is the same as before, whatever its bytes are', () => {
  const db = twoRuns()
  const read = (id: string, cellsSha256: string) =>
    writeRunRead(db, { id: runIdSchema.parse(id), rows: 1, columns: [], cellsSha256 })
  insertRun(db, 'next', { at: 3, sha256: bytesOf('a') })
  insertRun(db, 'stamped', { at: 4, sha256: bytesOf('b') })
  insertRun(db, 'changed', { at: 5, sha256: bytesOf('c') })
  read('next', 'cells')
  read('stamped', 'cells')
  read('changed', 'others')
  expect(sameAs(db)).toMatchObject({ next: 'first', stamped: 'next', changed: null })
})

test('the same cells are those of their first run, whichever of two files brings them back', () => {
  const db = twoRuns()
  for (const [at, letter] of ['b', 'c', 'c', 'b'].entries()) {
    insertRun(db, `n${at}`, { at: 10 + at, sha256: bytesOf(letter) })
    const id = runIdSchema.parse(`n${at}`)
    writeRunRead(db, { id, rows: 1, columns: [], cellsSha256: 'cells' })
  }
  expect(sameAs(db)).toMatchObject({ n0: null, n1: 'n0', n2: 'n0', n3: 'n0' })
})
