import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { giveSpaceBack } from './give-space-back.ts'
import type { WritableDb } from './handle.ts'

const rows = 200

const fill = (db: WritableDb) => {
  db.exec('CREATE TABLE filling (id INTEGER PRIMARY KEY, bytes BLOB)')
  const insert = db.prepare('INSERT INTO filling (bytes) VALUES (randomblob(50000))')
  for (let count = 0; count < rows; count += 1) insert.run()
}

const sizeOnDisk = (db: WritableDb, path: string): number => {
  db.pragma('wal_checkpoint(TRUNCATE)')
  return statSync(path).size
}

test('what was removed is given back to the disk bit by bit', async () => {
  const { db, path, close } = await openOrThrow({ directory: storeFolder() })
  fill(db)
  const full = sizeOnDisk(db, path)
  db.exec('DELETE FROM filling')
  let steps = 1
  while (giveSpaceBack(db)) steps += 1
  expect(steps).toBeGreaterThan(2)
  expect(sizeOnDisk(db, path)).toBeLessThan(full / 10)
  expect(giveSpaceBack(db)).toBe(false)
  close()
})

test('a store from before that was possible is rewritten once, when it is worth it', async () => {
  const directory = storeFolder()
  const { db, path, close } = await openOrThrow({ directory })
  db.pragma('auto_vacuum = NONE')
  db.exec('VACUUM')
  expect(db.pragma('auto_vacuum', { simple: true })).toBe(0)
  fill(db)
  const full = sizeOnDisk(db, path)
  db.exec('DELETE FROM filling WHERE id <= 20')
  giveSpaceBack(db)
  expect(sizeOnDisk(db, path)).toBe(full)
  db.exec('DELETE FROM filling')
  giveSpaceBack(db)
  // Of a large one it would be felt: it is done when nobody waits for anything.
  expect(sizeOnDisk(db, path)).toBe(full)
  close()
  expect(statSync(path).size).toBeLessThan(full / 10)
  const again = await openOrThrow({ directory })
  expect(again.db.pragma('auto_vacuum', { simple: true })).toBe(2)
  again.close()
})
