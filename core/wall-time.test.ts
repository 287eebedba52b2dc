import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '#core/time'
import { meaningOf, toWallTime } from './wall-time.ts'

const prague = 'Europe/Prague'
const meaning = (date: string, time: string) => meaningOf({ date, time }, prague)

test('a time in Prague is an hour ahead of UTC in winter and two in summer', () => {
  const winter = { kind: 'moment', at: Date.UTC(2026, 11, 1, 7, 30) }
  expect(meaning('2026-12-01', '08:30')).toEqual(winter)
  const summer = { kind: 'moment', at: Date.UTC(2027, 6, 1, 6, 30) }
  expect(meaning('2027-07-01', '08:30')).toEqual(summer)
})

test('the hour that the clocks leap over in spring never comes: the next moment is three o’clock', () => {
  expect(meaning('2027-03-28', '02:30')).toEqual({
    kind: 'never',
    next: Date.UTC(2027, 2, 28, 1),
  })
  expect(meaning('2027-03-28', '01:59')).toMatchObject({ kind: 'moment' })
  expect(meaning('2027-03-28', '03:00')).toEqual({
    kind: 'moment',
    at: Date.UTC(2027, 2, 28, 1),
  })
})

test('the hour that comes twice in autumn has two meanings, an hour apart', () => {
  const first = Date.UTC(2027, 9, 31, 0, 30)
  expect(meaning('2027-10-31', '02:30')).toEqual({ kind: 'twice', first, second: first + hourMs })
  expect(meaning('2027-10-31', '03:00')).toMatchObject({ kind: 'moment' })
})

test('a leap of half an hour is known where clocks leap so', () => {
  expect(meaningOf({ date: '2027-10-03', time: '02:15' }, 'Australia/Lord_Howe')).toMatchObject({
    kind: 'never',
  })
})

test.each([
  ['2027-02-29', '08:00'],
  ['2027-13-01', '08:00'],
  ['2027-01-01', '24:00'],
  ['2027-01-01', '8:00'],
  ['', ''],
])('%j %j is not a time', (date, time) => {
  expect(meaning(date, time)).toEqual({ kind: 'notATime' })
})

test('every moment is one of the meanings of its own wall time', () => {
  const zones = [prague, 'UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const at = minute * 60_000
      const found = meaningOf(toWallTime(at, zone), zone)
      const moments =
        found.kind === 'twice'
          ? [found.first, found.second]
          : found.kind === 'moment'
            ? [found.at]
            : []
      expect(moments).toContain(at)
    }),
  )
})
