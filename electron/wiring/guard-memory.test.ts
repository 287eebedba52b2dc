import { expect, test } from 'vitest'
import type { Topic } from '#core/contract/define'
import { handClock, openOrThrow, silentLog, storeFolder } from '../store/testing/store-folder.ts'
import { guardMemory } from './guard-memory.ts'

test('that an endpoint waits, and that it waits no more, is told at once to whoever shows its account', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  const clock = handClock()
  const told: (readonly Topic[])[] = []
  const announce = (topics: readonly Topic[]) => void told.push(topics)
  const memory = guardMemory(store, { clock, announce, log: silentLog })
  const key = { baseUrl: 'https://crm.example.com', login: 'exports', endpoint: 'list-excel-deals' }
  memory.writeCooldown({ ...key, startedAt: clock.now(), lengthMs: 300_000 })
  expect(told).toEqual([['workspaces']])
  memory.removeCooldown(key)
  expect(told).toEqual([['workspaces'], ['workspaces']])
  store.close()
})
