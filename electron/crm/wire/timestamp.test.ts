import { expect, test } from 'vitest'
import { parseTimestamp } from './timestamp.ts'

const at = Date.UTC(2026, 0, 15, 7, 30, 5)

test.each([
  '2026-01-15T08:30:05+01:00',
  '2026-01-15T08:30:05+0100',
  '2026-01-15T08:30:05+01',
  '2026-01-15T07:30:05Z',
  '2026-01-15T08:30:05',
  '2026-01-15 08:30:05',
  '2026-01-15T08:30:05+01:00[Europe/Prague]',
  '2026-01-15T08:30:05[Europe/Prague]',
  '20260115T083005+0100',
  '20260115T083005',
  String(at),
  String(at / 1_000),
])('%s is half past eight in the morning in Prague', (text) => {
  expect(parseTimestamp(text, 'Europe/Prague')).toBe(at)
})

test.each([
  '',
  'yesterday',
  '2026-13-01T08:00:00Z',
  '2026-02-30T08:00:00Z',
  '2026-02-30T08:00:00',
  '2026-01-15T25:00:00',
  '2026-01-15T08:30:05[Europe/Nowhere]',
  '15.1.2026',
  '12345',
])('%j names no moment', (text) => {
  expect(parseTimestamp(text, 'Europe/Prague')).toBeNull()
})

test('the clock is that of the server, and not the usual one', () => {
  expect(parseTimestamp('2026-01-15T08:30:05', 'Europe/Kyiv')).toBe(Date.UTC(2026, 0, 15, 6, 30, 5))
})

test('in summer the server is two hours ahead', () => {
  expect(parseTimestamp('2026-07-15T08:30:05', 'Europe/Prague')).toBe(
    Date.UTC(2026, 6, 15, 6, 30, 5),
  )
})
