import { expect, test } from 'vitest'
import type { Topic } from '#core/contract/define'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { changeHub } from './change-hub.ts'

const start = async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  const defects: unknown[] = []
  const changes = changeHub((error) => defects.push(error))
  changes.followStore(store)
  const told: (readonly Topic[])[] = []
  const end = changes.follow((topics) => told.push(topics))
  const write = (table: string) =>
    store.db.prepare(`INSERT INTO ${table} VALUES ('w1', 1, '[]')`).run()
  store.db
    .prepare(
      `INSERT INTO workspace (id, name, kind, base_url, position) VALUES ('w1', '', 'crm', '', 1)`,
    )
    .run()
  await Promise.resolve()
  told.length = 0
  return { store, changes, told, end, write, defects }
}

test('what was written in one turn is told together, with what others have announced', async () => {
  const { changes, told, write } = await start()
  write('price_rules')
  write('consent_list')
  changes.announce(['jobs'])
  expect(told).toEqual([])
  await Promise.resolve()
  expect(told).toEqual([['priceRules', 'audit', 'consents', 'jobs']])
})

test('what was taken back is never told', async () => {
  const { store, told, write } = await start()
  const failing = store.db.transaction(() => {
    write('price_rules')
    throw new Error('taken back')
  })
  expect(failing).toThrow('taken back')
  await Promise.resolve()
  expect(told).toEqual([])
})

test('whoever has ended following is told nothing', async () => {
  const { told, end, write } = await start()
  end()
  write('price_rules')
  await Promise.resolve()
  expect(told).toEqual([])
})

test('who fails to follow a change keeps it from nobody else', async () => {
  const { changes, told, defects } = await start()
  const broken = new Error('broken')
  changes.follow(() => {
    throw broken
  })
  const heard: (readonly Topic[])[] = []
  changes.follow((topics) => heard.push(topics))
  changes.announce(['jobs'])
  await Promise.resolve()
  expect([told, heard]).toEqual([[['jobs']], [['jobs']]])
  expect(defects).toEqual([broken])
})
