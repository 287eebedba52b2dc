import { expect, test } from 'vitest'
import { differenceFormats } from './difference-formats.ts'

const { money, percent } = differenceFormats('en-GB')

test('a difference carries its sign, and none where there is no difference', () => {
  expect(money(125_000_00, 'CZK').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('+CZK 125,000')
  expect(money(-50, null)).toBe('-0.50')
  expect(money(0, null)).toBe('0')
})

test('a percentage has one decimal, so that columns align', () => {
  expect(percent(0.03)).toBe('+3.0%')
  expect(percent(-0.1234)).toBe('-12.3%')
  expect(percent(0)).toBe('0.0%')
})
