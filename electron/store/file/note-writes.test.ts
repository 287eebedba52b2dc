import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { insertWorkspace, removeWorkspace } from '../accounts/workspaces.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import type { WritableDb } from './handle.ts'
import { onCommit, onWrite } from './note-writes.ts'

const open = async () => {
  const { db } = await openOrThrow({ directory: storeFolder() })
  const committed: string[][] = []
  onCommit(db, (tables) => {
    expect(db.inTransaction).toBe(false)
    committed.push([...tables].sort())
  })
  return { db, committed }
}

const keep = (db: WritableDb, name: string): void => {
  db.prepare('INSERT INTO preference (name, value) VALUES (?, ?)').run(name, '1')
}

test('a write tells the table, and those in which foreign keys remove something with it', async () => {
  const { db, committed } = await open()
  insertWorkspace(db, sampleWorkspace('w1'))
  expect(committed).toEqual([['account', 'audit', 'workspace']])
  removeWorkspace(db, workspaceIdSchema.parse('w1'))
  expect(committed[1]).toEqual(expect.arrayContaining(['account', 'draft', 'unit', 'workspace']))
})

test('a trigger tells what it writes', async () => {
  const { db, committed } = await open()
  insertWorkspace(db, sampleWorkspace('w1'))
  db.prepare(`INSERT INTO lead_archive (workspace_id) VALUES ('w1')`).run()
  db.prepare(
    `INSERT INTO lead (archive, inquiry_id, account_id, customer_id, customer_name, name_key, at,
       projects, campaign, product_interest, first_seen_at, last_seen_at, counted_at)
     VALUES (1, 1, 'a', 1, '', '', 1, '[]', '', '', 1, 1, 1)`,
  ).run()
  expect(committed.at(-1)).toEqual(['lead', 'lead_project'])
})

test('several writes are told together, after their commit; the first of a table at once, within it', async () => {
  const { db, committed } = await open()
  const written: string[] = []
  onWrite(db, (tables) => {
    expect(db.inTransaction).toBe(true)
    written.push(...tables)
  })
  db.transaction(() => {
    for (let number = 0; number < 3; number += 1) keep(db, `kept ${number}`)
    db.prepare('DELETE FROM consent_list').run()
    db.prepare(`DELETE FROM preference WHERE name = 'kept 1' RETURNING value`).get()
    expect(committed).toEqual([])
  })()
  expect(committed).toEqual([['preference']])
  expect(written).toEqual(['preference'])
})

test('a statement that answers with what it has changed tells nothing where that is nothing', async () => {
  const { db, committed } = await open()
  keep(db, 'kept')
  const update = db.prepare(`UPDATE preference SET value = '2' WHERE name = ? RETURNING value`)
  expect([update.get('missing'), update.all('missing')]).toEqual([undefined, []])
  expect(committed).toHaveLength(1)
  update.get('kept')
  update.all('kept')
  expect(committed).toEqual([['preference'], ['preference'], ['preference']])
})

test('what was taken back is not told, and what was written around it is', async () => {
  const { db, committed } = await open()
  const failing = db.transaction(() => {
    insertWorkspace(db, sampleWorkspace('w1'))
    throw new Error('taken back')
  })
  expect(failing).toThrow('taken back')
  expect(committed).toEqual([])
  db.transaction(() => {
    keep(db, 'kept')
    expect(failing).toThrow('taken back')
  })()
  expect(committed).toEqual([['preference']])
})

test('a table that is emptied is told, one that nothing was in is not', async () => {
  const { db, committed } = await open()
  keep(db, 'kept')
  db.prepare('DELETE FROM preference').run()
  db.prepare('DELETE FROM preference').run()
  expect(committed).toEqual([['preference'], ['preference']])
})
