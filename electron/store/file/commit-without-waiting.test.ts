import { expect, test } from 'vitest'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { commitWithoutWaiting } from './commit-without-waiting.ts'

test('only what is told without being relied on does not wait for the disk', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const full = 2
  const normal = 1
  const level = () => db.pragma('synchronous', { simple: true })
  expect(commitWithoutWaiting(db, level)).toBe(normal)
  expect(level()).toBe(full)
  const refuse = () => {
    throw new Error('refused')
  }
  expect(() => commitWithoutWaiting(db, refuse)).toThrow('refused')
  expect(level()).toBe(full)
  close()
})
