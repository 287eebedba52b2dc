import { expect, onTestFinished, test, vi } from 'vitest'
import { listCalls } from '../../store/activity/activity.ts'
import { sampleCall } from '../../store/testing/samples.ts'
import { openOrThrow, silentLog, storeFolder } from '../../store/testing/store-folder.ts'
import { followedChanges } from '../testing/followed-changes.ts'
import { callJournal } from './call-journal.ts'

const all = { outcome: 'all', search: '', before: null, limit: 10 } as const

const open = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => {
    if (store.db.open) store.close()
  })
  const { announced: told } = followedChanges(store)
  const events: string[] = []
  const journal = callJournal(store, {
    log: { ...silentLog, event: (name) => events.push(name) },
  })
  const endpoints = () => listCalls(store.db, all).calls.map(({ endpoint }) => endpoint)
  return { store, journal, told, events, endpoints }
}

test('the calls of a moment are written down together, in their order, and told once', async () => {
  const { journal, told, endpoints } = await open()
  for (const endpoint of ['first', 'second', 'third']) journal.record(sampleCall({ endpoint }))
  expect([endpoints(), told]).toEqual([[], []])
  await vi.runAllTimersAsync()
  expect(endpoints()).toEqual(['third', 'second', 'first'])
  expect(told).toEqual(['activity'])
  journal.record(sampleCall({ endpoint: 'fourth' }))
  await vi.runAllTimersAsync()
  expect(endpoints()).toHaveLength(4)
  expect(told).toHaveLength(2)
})

test('who is about to read the list, or to close the store, has them written at once', async () => {
  const { journal, told, endpoints } = await open()
  journal.record(sampleCall({ endpoint: 'first' }))
  journal.writeDown()
  expect(endpoints()).toEqual(['first'])
  await vi.runAllTimersAsync()
  journal.writeDown()
  expect(endpoints()).toEqual(['first'])
  expect(told).toEqual(['activity'])
})

test('a full disk leaves calls out of the list, not the work that made them', async () => {
  const { store, journal, events, endpoints } = await open()
  store.db.pragma(`max_page_count = ${String(store.db.pragma('page_count', { simple: true }))}`)
  journal.record(sampleCall({ endpoint: 'x'.repeat(100_000) }))
  await vi.runAllTimersAsync()
  expect(endpoints()).toEqual([])
  expect(events).toEqual(['calls not recorded'])
})

test('an answer that comes when the store is closed already, as the application ends, is left out', async () => {
  const { store, journal, events } = await open()
  store.close()
  journal.record(sampleCall({ endpoint: 'late' }))
  await vi.runAllTimersAsync()
  expect(events).toEqual(['calls not recorded'])
})
