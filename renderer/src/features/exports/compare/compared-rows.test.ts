import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { ComparedColumn, ComparedRow } from '#core/exports/compare/comparison-summary'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { cellWords } from '../table/cell-words.ts'
import { cellChange, changeText } from './compared-rows.ts'

beforeAll(() => startI18n('en'))

const price: ComparedColumn = { name: 'Price', type: 'number', before: 1, after: 1 }
const changed: ComparedRow = {
  kind: 'changed',
  before: ['A', 1000],
  after: ['A', 1200],
  cells: [1],
}
const emptied: ComparedRow = {
  kind: 'changed',
  before: ['A', 1000],
  after: ['A', null],
  cells: [1],
}
const gone: ComparedRow = { kind: 'removed', before: ['B', 900], after: null, cells: [] }

const words = () => cellWords(i18next.t, 'en-GB')

test('a changed cell tells what it was and what it is', () => {
  expect(changeText(changed, 1, price, words())).toBe('1,000 → 1,200')
  expect(cellChange(changed, 0)).toBe('same')
})

test('a cell that was emptied still tells what it was', () => {
  expect(changeText(emptied, 1, price, words())).toBe('1,000 → ∅')
})

test('a row that is gone shows what it was', () => {
  expect(changeText(gone, 1, price, words())).toBe('900')
  expect(cellChange(gone, 1)).toBe('removed')
})
