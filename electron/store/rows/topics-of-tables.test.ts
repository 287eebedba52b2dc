import { expect, test } from 'vitest'
import { topics } from '#core/contract/define'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { topicsOfTable, topicsOfTables } from './topics-of-tables.ts'

test('every table of the store has its topics, or is said to be shown nowhere', async () => {
  const { db } = await openOrThrow({ directory: storeFolder() })
  const tables = db
    .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .pluck()
    .all()
  // SQLite's own, which appears once statistics are made.
  expect(tables.filter((table) => table !== 'sqlite_stat1')).toEqual(
    Object.keys(topicsOfTable).sort(),
  )
})

/** What is in no table, or not only: whoever has it tells of it. */
const toldByOwners = ['jobs', 'draftPrices', 'updates']

test('every topic is that of a table, or of something that is in none', () => {
  const ofTables = topicsOfTables(Object.keys(topicsOfTable))
  expect([...ofTables, ...toldByOwners].sort()).toEqual([...topics].sort())
})
