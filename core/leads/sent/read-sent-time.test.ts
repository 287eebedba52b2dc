import { expect, test } from 'vitest'
import type { Cell } from '#core/tables/table'
import { readSentTime } from './read-sent-time.ts'

const prague = { timeZone: 'Europe/Prague', dateOrder: 'dayFirst' } as const
const at = Date.UTC(2026, 10, 21, 9, 15, 30)
const minute = Date.UTC(2026, 10, 21, 9, 15)

test.each<[Cell, number]>([
  ['2026-11-21T09:15:30Z', at],
  ['2026-11-21T10:15:30.123+01:00', at],
  ['2026-11-21 10:15:30 +0100', at],
  ['2026-11-21 09:15:30 UTC', at],
  ['2026-11-21 10:15:30', at],
  ['2026/11/21 10:15', minute],
  ['21.11.2026 10:15:30', at],
  ['21. 11. 2026 v 10:15', minute],
  ['21.11.2026, 10.15', minute],
  ['21/11/2026 10:15 am', minute],
  ['\u00a021.11.2026\u202f10:15 ', minute],
  [1_795_252_530, at],
  ['1795252530', at],
  [1_795_252_530_000, at],
  [46_347 + (10 * 60 + 15) / 1_440, minute],
])('%j in Prague is that moment', (cell, moment) => {
  expect(readSentTime(cell, prague)).toEqual({ kind: 'moment', at: moment })
})

test.each<[Cell, string]>([
  ['2026-11-21', 'dayOnly'],
  ['21. 11. 2026', 'dayOnly'],
  ['30.2.2026 10:00', 'notATime'],
  ['2026-11-21 25:00', 'notATime'],
  ['2026-11-21 10:15:99', 'notATime'],
  ['yesterday', 'notATime'],
  [12, 'notATime'],
  [null, 'notATime'],
])('%j is %s', (cell, kind) => {
  expect(readSentTime(cell, prague)).toEqual({ kind })
})

test('a month comes first where the mapping says so, and twelve at night begins a day', () => {
  const american = { timeZone: 'UTC', dateOrder: 'monthFirst' } as const
  const read = (text: string) => readSentTime(text, american)
  expect(read('3/4/2026 1:05 PM')).toEqual({ kind: 'moment', at: Date.UTC(2026, 2, 4, 13, 5) })
  expect(read('3/4/2026 12:05 AM')).toEqual({ kind: 'moment', at: Date.UTC(2026, 2, 4, 0, 5) })
  expect(read('3.4.2026 12:05')).toEqual({ kind: 'moment', at: Date.UTC(2026, 3, 3, 12, 5) })
})

test('of the hour that comes twice in autumn it is the first, and a leap is passed over', () => {
  expect(readSentTime('2027-10-31 02:30', prague)).toEqual({
    kind: 'moment',
    at: Date.UTC(2027, 9, 31, 0, 30),
  })
  expect(readSentTime('2027-03-28 02:30', prague)).toEqual({
    kind: 'moment',
    at: Date.UTC(2027, 2, 28, 1),
  })
})
