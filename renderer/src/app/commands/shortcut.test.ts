import { expect, test } from 'vitest'
import { ariaShortcut, matchesShortcut, shortcutKeys } from './shortcut.ts'

const guide = { key: 'F1', orKey: '?' }
const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('a shortcut with two keys is pressed by either, and says both', () => {
  expect(matchesShortcut(press('F1'), guide, false)).toBe(true)
  expect(matchesShortcut(press('?', { shiftKey: true }), guide, false)).toBe(true)
  expect(matchesShortcut(press('F1', { ctrlKey: true }), guide, false)).toBe(false)
  expect(matchesShortcut(press('F2'), guide, false)).toBe(false)
  expect(shortcutKeys(guide, false)).toEqual(['F1', '?'])
  expect(ariaShortcut(guide, false)).toBe('F1 ?')
})
