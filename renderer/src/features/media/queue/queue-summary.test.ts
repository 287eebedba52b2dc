import { expect, test } from 'vitest'
import { sampleFile } from '../testing/sample-file.ts'
import { leftMs, queueSummary, saidTenths } from './queue-summary.ts'

const failure = { kind: 'cancelled', again: 'now' } as const
const files = [
  sampleFile({ id: 'a', states: [{ kind: 'waiting' }, { kind: 'queued' }] }),
  sampleFile({
    id: 'b',
    states: [
      { kind: 'failed', at: 1, failure },
      { kind: 'unknown', at: 1 },
    ],
  }),
  sampleFile({ id: 'c', states: [{ kind: 'done', at: 1, outcome: 'created', pictureId: null }] }),
]

test('a queue tells what is ready, what is on its way and what went wrong', () => {
  const ready = new Set(files[0]?.uploads.slice(0, 1).map(({ id }) => id))
  expect(queueSummary(files, ready)).toMatchObject({
    ready: 1,
    filesDone: 1,
    open: ['a-1'],
    failed: ['b-0'],
  })
})

test('what was called off is not among what did not arrive', () => {
  const calledOff = sampleFile({ states: [{ kind: 'cancelled', at: 1 }] })
  expect(queueSummary([calledOff], new Set()).failed).toEqual([])
})

test('a file without a place is nothing that has arrived', () => {
  expect(queueSummary([sampleFile({ states: [] })], new Set()).filesDone).toBe(0)
})

test('the time left follows the speed of the last seconds', () => {
  const total = { files: 2, filesDone: 0, bytes: 100, bytesDone: 50, bytesPerSecond: 5 }
  expect(leftMs(total)).toBe(10_000)
  expect(leftMs({ ...total, bytesPerSecond: 0 })).toBe(null)
  expect(leftMs({ ...total, bytesPerSecond: 1e9 })).toBe(1_000)
  expect(saidTenths({ ...total, bytesDone: 59 })).toBe(5)
  expect(saidTenths({ ...total, bytes: 0 })).toBe(0)
})
