import { expect, test } from 'vitest'
import { handClock, openOrThrow, silentLog, storeFolder } from '../../store/testing/store-folder.ts'
import { bootOf } from '../testing/boot-of.ts'
import { followedChanges } from '../testing/followed-changes.ts'
import { guardMemory } from './guard-memory.ts'

test('that an endpoint waits, and that it waits no more, is told at once to whoever shows its account', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  const clock = handClock()
  const { announced: told } = followedChanges(store)
  const memory = guardMemory(store, { clock, boot: bootOf(clock), log: silentLog })
  const key = { origin: 'https://crm.example.com', login: 'exports', endpoint: 'list-excel-deals' }
  memory.writeCooldown(key, 300_000)
  await Promise.resolve()
  expect(told).toEqual(['workspaces'])
  memory.removeCooldown(key)
  await Promise.resolve()
  expect(told).toEqual(['workspaces', 'workspaces'])
  store.close()
})
