import { expect, test } from 'vitest'
import { editorCommand, isWriting, type SheetCommand, sheetCommand } from './sheet-command.ts'

const pressed = (keys: string) => {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  }
}

test.each<[string, SheetCommand]>([
  ['Shift+ArrowDown', { kind: 'extend', motion: 'down' }],
  ['Shift+PageDown', { kind: 'extend', motion: 'pageDown' }],
  ['Shift+Home', { kind: 'extend', motion: 'rowStart' }],
  ['Control+ArrowDown', { kind: 'go', motion: 'bottom' }],
  ['Control+Shift+ArrowUp', { kind: 'extend', motion: 'top' }],
  ['Control+Home', { kind: 'go', motion: 'first' }],
  ['Control+Shift+End', { kind: 'extend', motion: 'last' }],
  ['End', { kind: 'go', motion: 'rowEnd' }],
  ['Enter', { kind: 'step', direction: 'down' }],
  ['Shift+Enter', { kind: 'step', direction: 'up' }],
  ['Tab', { kind: 'step', direction: 'right' }],
  ['Shift+Tab', { kind: 'step', direction: 'left' }],
  ['Control+a', { kind: 'all' }],
  ['Control+ ', { kind: 'columns' }],
  ['Shift+ ', { kind: 'rows' }],
  ['Escape', { kind: 'collapse' }],
  ['Control+d', { kind: 'fill', direction: 'down' }],
  ['Control+r', { kind: 'fill', direction: 'right' }],
  ['Delete', { kind: 'clear' }],
  ['Backspace', { kind: 'clear' }],
  ['Control+z', { kind: 'undo' }],
  ['Control+y', { kind: 'redo' }],
  ['Control+Shift+Z', { kind: 'redo' }],
  ['Meta+z', { kind: 'undo' }],
])('%s is a command of the table', (keys, command) => {
  expect(sheetCommand(pressed(keys))).toEqual(command)
})

test.each(['5', 'F2', 'ArrowDown', 'PageUp', 'Control+c', 'Control+v', 'Control+f', 'Control+k'])(
  '%s is left to the grid and the page',
  (keys) => {
    expect(sheetCommand(pressed(keys))).toBeNull()
  },
)

test('what AltGr writes is no command', () => {
  expect(sheetCommand(pressed('Control+Alt+d'))).toBeNull()
  expect(editorCommand(pressed('Control+Alt+Enter'), true)).toBeNull()
})

test('Enter, Tab and Escape leave an editor, Ctrl+Enter fills the range', () => {
  expect(editorCommand(pressed('Enter'), false)).toEqual({ kind: 'commit', direction: 'down' })
  expect(editorCommand(pressed('Shift+Tab'), false)).toEqual({ kind: 'commit', direction: 'left' })
  expect(editorCommand(pressed('Escape'), false)).toEqual({ kind: 'cancel' })
  expect(editorCommand(pressed('Control+Enter'), false)).toEqual({ kind: 'commitToRange' })
})

test('the keys of writing stay with the editor', () => {
  for (const keys of ['5', 'Delete', 'Home', 'Control+z', 'Control+a', 'Shift+ArrowLeft']) {
    expect(editorCommand(pressed(keys), true), keys).toBeNull()
  }
})

test('up and down leave an editor that was opened by typing, and move within one opened by F2', () => {
  expect(editorCommand(pressed('ArrowDown'), true)).toEqual({ kind: 'commit', direction: 'down' })
  expect(editorCommand(pressed('ArrowDown'), false)).toBeNull()
})

test.each([
  ['9', true],
  [' ', true],
  ['Shift+Ů', true],
  // AltGr on a Czech keyboard.
  ['Control+Alt+€', true],
  ['Control+c', false],
  ['Meta+v', false],
  ['Enter', false],
  ['ArrowDown', false],
])('%s writes a sign: %s', (keys, isSign) => {
  expect(isWriting(pressed(keys))).toBe(isSign)
  // What a key of a browser says is not its own: it comes from what it was made of.
  expect(isWriting(Object.create(pressed(keys)))).toBe(isSign)
})
