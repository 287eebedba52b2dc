import { expect, test } from 'vitest'
import { sampleCall } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { appendCall, callsKept, clearCalls, listCalls } from './activity.ts'

const everything = { outcome: 'all', search: '', before: null, limit: 500 } as const

test('the newest call comes first, problems can be had alone, and a search finds its words', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  appendCall(db, sampleCall({ endpoint: 'list-projects' }))
  appendCall(db, sampleCall({ outcome: 'refused', status: 400, note: 'Invalid screen ID.' }))
  const endpoints = (filter: Partial<Parameters<typeof listCalls>[1]>) =>
    listCalls(db, { ...everything, ...filter }).calls.map(({ endpoint }) => endpoint)
  expect(endpoints({})).toEqual(['get-project', 'list-projects'])
  expect(endpoints({ outcome: 'problems' })).toEqual(['get-project'])
  expect(endpoints({ search: ' SCREEN id' })).toEqual(['get-project'])
  expect(endpoints({ search: '100%' })).toEqual([])
  close()
})

test('pages follow each other without a gap while new calls arrive', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  for (let at = 1; at <= 7; at++) appendCall(db, sampleCall({ at }))
  const first = listCalls(db, { ...everything, limit: 3 })
  appendCall(db, sampleCall({ at: 8 }))
  const before = first.calls.at(-1)?.id ?? null
  const second = listCalls(db, { ...everything, limit: 3, before })
  expect([...first.calls, ...second.calls].map(({ at }) => at)).toEqual([7, 6, 5, 4, 3, 2])
  expect(second.total).toBe(8)
  close()
})

test('the list has an end: the oldest calls give way', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  db.transaction(() => {
    for (let at = 1; at <= callsKept + 400; at++) appendCall(db, sampleCall({ at }))
  })()
  expect(listCalls(db, everything).total).toBe(callsKept)
  expect(clearCalls(db)).toBe(callsKept)
  close()
})

test('a long note is cut', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  appendCall(db, sampleCall({ note: 'x'.repeat(5_000) }))
  expect(listCalls(db, everything).calls[0]?.note).toHaveLength(300)
  close()
})
