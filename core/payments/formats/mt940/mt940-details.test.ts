import { expect, test } from 'vitest'
import { mt940Account } from './mt940-account.ts'
import { readMt940Details } from './mt940-details.ts'

const read = (...lines: readonly string[]) =>
  readMt940Details(lines, { ownerReference: '', account: null })

test('a part that goes on after a short line goes on with another word', () => {
  expect(read('?20Záloha', 'na byt').message).toBe('Záloha na byt')
})

test('a part that goes on after a full line goes on with the same word', () => {
  const full = `?00Platba?20Záloha na byt?32Novák${' '.repeat(20)}`.padEnd(64, '.').concat('č')
  expect(read(full, 'ešný', 'a syn').counterName?.endsWith('.češný a syn')).toBe(true)
})

test('a full part goes on with the same word in the next one, on a line of its own too', () => {
  expect(read(`?20${'Záloha na byt'.padStart(27, '.')}ov`, '?21ou jednotku').message).toContain(
    'bytovou',
  )
  expect(read(`?20${'Záloha na byt'.padStart(27, '.')}`, '?21ovou jednotku').message).toContain(
    'bytovou',
  )
})

test('a part that is told twice is told whole', () => {
  expect(read('?20Záloha ?20na byt').message).toBe('Záloha na byt')
})

test('in a plain text only what has the right check digits is an account', () => {
  expect(read('Platba z CZ0001000000001234567899 za byt').counterAccount).toBeNull()
  expect(read('Platba z CZ9501000000001234567899 za byt').counterAccount).toBe('1234567899/0100')
})

test('an account with nothing behind its bank is the number alone', () => {
  expect(mt940Account('1234567899/')).toBe('1234567899')
})
