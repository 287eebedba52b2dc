import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal } from '#core/money'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { createFormats } from './formats.ts'

const czech = createFormats('cs-CZ', 'Europe/Prague')
const english = createFormats('en-GB', 'Europe/Prague')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('a whole price has no decimals, a broken one has two', () => {
  expect(plain(czech.money(499_000_000, 'CZK'))).toBe('4 990 000 Kč')
  expect(plain(czech.money(14_288_648, 'CZK'))).toBe('142 886,48 Kč')
  expect(plain(english.money(14_288_648, 'EUR'))).toBe('€142,886.48')
})

test('a price without a known currency is shown without one', () => {
  expect(plain(czech.money(499_000_000, null))).toBe('4 990 000')
})

test('prices of one column agree about their decimals', () => {
  expect(plain(czech.amount(499_000_000, { fraction: 'always' }))).toBe('4 990 000,00')
  expect(plain(czech.amount(499_000_000, { fraction: 'whenNeeded' }))).toBe('4 990 000')
})

test('an amount is shown exactly, however large', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (minor) => {
      const shown = english.amount(minor, { fraction: 'always' }).replaceAll(',', '')
      expect(shown).toBe(minorToDecimal(minor))
    }),
  )
})

test('a sum is short in both languages', () => {
  expect(plain(english.shortMoney(123_456_789_000, 'CZK'))).toBe('CZK 1.2bn')
  expect(plain(czech.shortMoney(123_456_789_000, 'CZK'))).toBe('1,2 mld. Kč')
})

test.each([
  [0, 'now', 'nyní'],
  [30_000, 'now', 'nyní'],
  [50_000, '1 minute ago', 'před 1 minutou'],
  [5 * minuteMs, '5 minutes ago', 'před 5 minutami'],
  [2 * hourMs, '2 hours ago', 'před 2 hodinami'],
  [dayMs, 'yesterday', 'včera'],
  [3 * dayMs, '3 days ago', 'před 3 dny'],
  [-5 * minuteMs, 'now', 'nyní'],
])('data that is %i ms old was loaded %s', (age, inEnglish, inCzech) => {
  const now = Date.UTC(2026, 10, 21)
  expect(plain(english.ago(now - age, now))).toBe(inEnglish)
  expect(plain(czech.ago(now - age, now))).toBe(inCzech)
})

test('sizes and durations carry their unit', () => {
  expect(plain(english.bytes(512))).toBe('0.51 kB')
  expect(plain(english.bytes(14_600_000))).toBe('14.6 MB')
  expect(plain(czech.bytes(2_048))).toBe('2 kB')
  expect(plain(english.duration(85))).toBe('85 ms')
  expect(plain(english.duration(1_240))).toBe('1.2 secs')
})

test('a moment is told in the zone of the person who looks', () => {
  expect(plain(czech.dateTime(Date.UTC(2026, 6, 1, 10)))).toBe('1. 7. 2026 12:00')
})
