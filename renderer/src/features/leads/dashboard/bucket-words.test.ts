import { expect, test } from 'vitest'
import { bucketWords } from './bucket-words.ts'

const at = (time: string) => ({
  from: 0,
  date: '2026-11-21',
  time,
  count: 0,
  covered: 'whole' as const,
})
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

test('an hour is called by its clock, the first of a day by its date', () => {
  const { hour } = bucketWords('en-GB')
  expect([hour.tickOf(at('00:00')), hour.tickOf(at('13:00'))]).toEqual(['21/11', '13:00'])
  expect(hour.titleOf(at('13:00'))).toBe('Sat, 21 November 2026, 13:00')
})

test('a day is called in the language of the person', () => {
  const { day } = bucketWords('cs-CZ')
  expect(plain(day.titleOf(at('00:00')))).toBe('so 21. listopadu 2026')
  expect(plain(day.tickOf(at('00:00')))).toBe('21. 11.')
})
