import { expect, test } from 'vitest'
import {
  type ListSelection,
  moveBy,
  nothingSelected,
  pick,
  prune,
  selectAll,
} from './list-selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const of = (...selected: string[]): ListSelection<string> => ({
  selected: new Set(selected),
  active: selected.at(-1) ?? null,
  anchor: selected[0] ?? null,
})
const chosen = ({ selected }: ListSelection<string>) => [...selected].sort().join('')

test('a click chooses one row, with Ctrl one more or one less, with Shift all up to it', () => {
  const one = pick<string>(order, nothingSelected, 'b')
  expect(chosen(one)).toBe('b')
  expect(chosen(pick(order, one, 'd', { toggles: true }))).toBe('bd')
  expect(chosen(pick(order, of('b', 'd'), 'd', { toggles: true }))).toBe('b')
  expect(chosen(pick(order, one, 'd', { extends: true }))).toBe('bcd')
  expect(
    chosen(pick(order, pick(order, one, 'd', { extends: true }), 'a', { extends: true })),
  ).toBe('ab')
  expect(chosen(pick(order, of('e'), 'd', { extends: true, toggles: true }))).toBe('de')
})

test('a range from a row that is hidden now begins again', () => {
  expect(chosen(pick(['a', 'b'], of('e'), 'b', { extends: true }))).toBe('b')
})

test('the keys go on from the row where they are and stop at the ends', () => {
  expect(moveBy<string>(order, nothingSelected, 1).active).toBe('a')
  expect(moveBy<string>(order, nothingSelected, -1).active).toBe('e')
  expect(moveBy(order, of('b'), 2).active).toBe('d')
  expect(moveBy(order, of('d'), 20).active).toBe('e')
  expect(moveBy([], nothingSelected, 1)).toBe(nothingSelected)
  expect(chosen(moveBy(order, of('b'), 1, { extends: true }))).toBe('bc')
  const moved = moveBy(order, of('b'), 1, { toggles: true })
  expect([moved.active, chosen(moved)]).toEqual(['c', 'b'])
})

test('all rows are those that are shown', () => {
  expect(chosen(selectAll(['b', 'c'], of('b')))).toBe('bc')
})

test('rows that are gone are not chosen any more, and the keys go on beside them', () => {
  const left = prune(order, ['a', 'b', 'e'], of('b', 'c'))
  expect([chosen(left), left.active]).toEqual(['b', 'e'])
  const same = of('a')
  expect(prune(order, ['a', 'b'], same)).toBe(same)
  expect(prune(order, [], of('a')).active).toBe(null)
})
