import { expect, test } from 'vitest'
import { seenTable } from './seen-table.ts'

test('every price that was seen is a row, at the time of the clock on the wall', () => {
  const at = Date.UTC(2026, 6, 1, 10, 5)
  const seen = [
    {
      at,
      pair: { netMinor: null, grossMinor: null },
      statusCode: 0,
      origin: 'first' as const,
      person: null,
    },
    {
      at: at + 60_000,
      pair: { netMinor: 100_050, grossMinor: 121_060 },
      statusCode: 0,
      origin: 'batch' as const,
      person: 'Jana',
    },
  ]
  const words = { title: 'A.1', titleOf: String, originOf: () => 'here', timeZone: 'Europe/Prague' }
  const { columns, rows } = seenTable(seen, words)
  expect(columns.map(({ kind }) => kind)).toEqual(['dateTime', 'money', 'money', 'text', 'text'])
  expect(rows).toEqual([
    ['2026-07-01 12:05', null, null, 'here', ''],
    ['2026-07-01 12:06', '1000.50', '1210.60', 'here', 'Jana'],
  ])
})
