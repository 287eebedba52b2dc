import { expect, test } from 'vitest'
import { listCommand } from './list-command.ts'

const press = (key: string, held: 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | null = null) =>
  listCommand({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...(held ? { [held]: true } : {}),
  })

test('arrows go through the list, with Shift they choose on the way, with Ctrl they choose nothing', () => {
  expect(press('ArrowDown')).toEqual({ kind: 'move', rows: 1, extends: false, toggles: false })
  expect(press('ArrowUp', 'shiftKey')).toMatchObject({ rows: -1, extends: true })
  expect(press('End', 'ctrlKey')).toMatchObject({ rows: Number.POSITIVE_INFINITY, toggles: true })
  expect(press('PageDown')).toMatchObject({ rows: 'page' })
})

test('Alt with an arrow moves the rows themselves', () => {
  expect(press('ArrowUp', 'altKey')).toEqual({ kind: 'reorder', by: 'up' })
  expect(press('a', 'altKey')).toBe(null)
})

test.each([
  ['Enter', null, 'place'],
  ['Enter', 'ctrlKey', 'confirm'],
  ['a', 'metaKey', 'all'],
  [' ', null, 'toggle'],
  ['Delete', null, 'remove'],
  ['F2', null, 'rename'],
  ['Escape', null, 'none'],
] as const)('%j with %s: %s', (key, held, kind) => {
  expect(press(key, held)).toEqual({ kind })
})

test('other keys are not for the list', () => {
  expect(press('c')).toBe(null)
  expect(press('k', 'ctrlKey')).toBe(null)
})
