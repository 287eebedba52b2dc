import { expect, test } from 'vitest'
import { firstRaise, readRaise } from './raise-text.ts'

test('a raise is read as a person writes it', () => {
  expect(readRaise({ ...firstRaise, percent: '2,5 %' })).toEqual({ kind: 'now', part: 0.025 })
  expect(readRaise({ kind: 'steps', percent: '+1', everySales: ' 10 ' })).toEqual({
    kind: 'steps',
    part: 0.01,
    everySales: 10,
  })
})

test.each([
  ['', '5'],
  ['0', '5'],
  ['-2', '5'],
  ['26', '5'],
  ['two', '5'],
  ['2', '0'],
  ['2', '2.5'],
  ['2', '501'],
  ['2', ''],
])('%s %% after %s units is no raise step by step', (percent, everySales) => {
  expect(readRaise({ kind: 'steps', percent, everySales })).toBeNull()
})

test('how many units are waited for does not matter to a raise that is made now', () => {
  expect(readRaise({ kind: 'now', percent: '2', everySales: '' })).toEqual({
    kind: 'now',
    part: 0.02,
  })
})
