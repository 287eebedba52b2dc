import { expect, test } from 'vitest'
import { thousandsMark } from './thousands-mark.ts'

test.each([
  [['350,000', '4,990,000'], ','],
  [['350.000', '4.990.000'], '.'],
  [['350,000', '12.5'], ','],
  [['350.000', '12,50 Kč'], '.'],
  [['1,234.50'], ','],
  [['1.234,50'], '.'],
  [['1234,5678'], '.'],
])('the prices %j tell together that %j groups thousands', (texts, mark) => {
  expect(thousandsMark(texts)).toBe(mark)
})

test.each([[['350,000', '120,000']], [['4,990,000', '12,50']], [['4990000', 'Cena', '']], [[]]])(
  'the prices %j do not tell what groups thousands',
  (texts) => {
    expect(thousandsMark(texts)).toBeNull()
  },
)
