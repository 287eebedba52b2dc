import { expect, test } from 'vitest'
import { movedBefore } from './moved-before.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const after = (moved: string[], by: 'up' | 'down'): string | undefined => {
  const before = movedBefore(order, new Set(moved), by)
  if (before === undefined) return undefined
  const rest = order.filter((id) => !moved.includes(id))
  const at = before === null ? rest.length : rest.indexOf(before)
  const block = order.filter((id) => moved.includes(id))
  return [...rest.slice(0, at), ...block, ...rest.slice(at)].join('')
}

test.each([
  [['c'], 'up', 'acbde'],
  [['c'], 'down', 'abdce'],
  [['d'], 'down', 'abced'],
  [['b', 'c'], 'up', 'bcade'],
  [['b', 'c'], 'down', 'adbce'],
  [['b', 'd'], 'up', 'bdace'],
  [['a', 'c'], 'up', 'acbde'],
  [['c', 'e'], 'down', 'abdce'],
] as const)('%j go one %s', (moved, by, result) => {
  expect(after([...moved], by)).toBe(result)
})

test('at the end there is no further', () => {
  expect(after(['a'], 'up')).toBe(undefined)
  expect(after(['d', 'e'], 'down')).toBe(undefined)
  expect(movedBefore(order, new Set(), 'up')).toBe(undefined)
})
