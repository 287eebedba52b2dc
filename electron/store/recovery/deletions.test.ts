import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { storeLayout } from '../file/layout.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { knowDeletion, noteDeletion, unknownDeletions } from './deletions.ts'

const started = async () => {
  const directory = storeFolder()
  const layout = storeLayout(directory)
  const store = await openOrThrow({ directory })
  onTestFinished(() => store.close())
  const { db } = store
  const note = () =>
    noteDeletion(layout, { db, deletion: { at: 1, workspaceId: 'w1', what: { kind: 'all' } } })
  const numbers = () => unknownDeletions(layout, db).map(({ number }) => number)
  return { layout, store, db, note, numbers }
}

test('a deletion is remembered as long as there is a copy of before', async () => {
  const { store, note, numbers, layout } = await started()
  expect(existsSync(layout.deletions)).toBe(false)
  await store.backUp('now')
  expect(note()).toBe(1)
  await store.backUp('now')
  expect(numbers()).toEqual([1])
  expect(note()).toBe(2)
  await store.backUp('instead')
  expect(numbers()).toEqual([])
  expect(note()).toBe(3)
})

test('a store knows what it has deleted, and counts on where the list is lost', async () => {
  const { db, note, numbers } = await started()
  knowDeletion(db, 7)
  expect(note()).toBe(8)
  expect(numbers()).toEqual([8])
  knowDeletion(db, 8)
  expect(numbers()).toEqual([])
})
