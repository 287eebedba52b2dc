import type { Motion } from './cell-motion.ts'
import type { Direction } from './cell-range.ts'

export type SheetCommand =
  | { readonly kind: 'go'; readonly motion: Motion }
  | { readonly kind: 'extend'; readonly motion: Motion }
  /** Enter and Tab. */
  | { readonly kind: 'step'; readonly direction: Direction }
  | { readonly kind: 'all' | 'rows' | 'columns' | 'collapse' }
  | { readonly kind: 'fill'; readonly direction: 'down' | 'right' }
  | { readonly kind: 'clear' | 'undo' | 'redo' }

/** What leaves an open editor. */
export type EditorCommand =
  | { readonly kind: 'commit'; readonly direction: Direction }
  | { readonly kind: 'commitToRange' | 'cancel' }

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const motions: Readonly<Record<string, Motion>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

const farMotions: Readonly<Record<string, Motion>> = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  Home: 'first',
  End: 'last',
}

const motionCommand = ({ key, shiftKey }: PressedKey, isFar: boolean): SheetCommand | null => {
  const motion = (isFar ? farMotions : motions)[key]
  if (motion === undefined) return null
  if (shiftKey) return { kind: 'extend', motion }
  // The grid itself goes by single cells and by pages: it knows the way into the header.
  return isFar || motion === 'rowStart' || motion === 'rowEnd' ? { kind: 'go', motion } : null
}

const withControl: Readonly<Record<string, SheetCommand>> = {
  a: { kind: 'all' },
  ' ': { kind: 'columns' },
  d: { kind: 'fill', direction: 'down' },
  r: { kind: 'fill', direction: 'right' },
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  'shift+z': { kind: 'redo' },
}

const plain: Readonly<Record<string, SheetCommand>> = {
  Enter: { kind: 'step', direction: 'down' },
  'shift+Enter': { kind: 'step', direction: 'up' },
  Tab: { kind: 'step', direction: 'right' },
  'shift+Tab': { kind: 'step', direction: 'left' },
  'shift+ ': { kind: 'rows' },
  Escape: { kind: 'collapse' },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
}

const named = ({ key, shiftKey }: PressedKey): string => {
  const name = key.length === 1 ? key.toLowerCase() : key
  return shiftKey ? `shift+${name}` : name
}

// Ctrl with Alt is AltGr on a Czech keyboard: it writes signs.
const isControl = ({ ctrlKey, metaKey }: PressedKey): boolean => ctrlKey || metaKey

/** Whether a key writes a sign. */
export const isWriting = (pressed: PressedKey): boolean =>
  pressed.key.length === 1 && isControl(pressed) === pressed.altKey

const modifiers: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
])

/** Whether a key is held beside others and does nothing by itself: many keyboards write digits with Shift. */
export const isModifier = ({ key }: Pick<PressedKey, 'key'>): boolean => modifiers.has(key)

/** What a key asks of the table; null leaves it to the grid and the page. */
export const sheetCommand = (pressed: PressedKey): SheetCommand | null => {
  if (pressed.altKey) return null
  const isFar = isControl(pressed)
  const commands = isFar ? withControl : plain
  return motionCommand(pressed, isFar) ?? commands[named(pressed)] ?? null
}

const leaving: Readonly<Record<string, EditorCommand>> = {
  Enter: { kind: 'commit', direction: 'down' },
  'shift+Enter': { kind: 'commit', direction: 'up' },
  Tab: { kind: 'commit', direction: 'right' },
  'shift+Tab': { kind: 'commit', direction: 'left' },
  Escape: { kind: 'cancel' },
}

const leavingTyped: Readonly<Record<string, EditorCommand>> = {
  ArrowUp: { kind: 'commit', direction: 'up' },
  ArrowDown: { kind: 'commit', direction: 'down' },
}

/** What a key asks of an open editor; one that was opened by typing is left by up and down too. */
export const editorCommand = (pressed: PressedKey, isTyped: boolean): EditorCommand | null => {
  if (pressed.altKey) return null
  if (isControl(pressed)) return pressed.key === 'Enter' ? { kind: 'commitToRange' } : null
  const name = named(pressed)
  return leaving[name] ?? (isTyped ? (leavingTyped[name] ?? null) : null)
}
