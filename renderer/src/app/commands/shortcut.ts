export interface Shortcut {
  /** A letter, a digit or a sign, as printed on the key. */
  readonly key: string
  /** Another key for the same. */
  readonly orKey?: string
  /** Ctrl, or Cmd on a Mac. */
  readonly mod?: true
  /** Belongs to the field while somebody types in one. */
  readonly atRest?: true
}

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

const isDigit = (key: string) => /^\d$/.test(key)

// On a Czech keyboard the digits need Shift: their keys are recognised by position. Signs include Shift.
const isKey = ({ key, code, shiftKey }: PressedKey, wanted: string): boolean => {
  if (isDigit(wanted)) return code === `Digit${wanted}` || code === `Numpad${wanted}`
  if (/^[a-z]$/.test(wanted)) return key.toLowerCase() === wanted && !shiftKey
  return key === wanted
}

export const matchesShortcut = (
  event: PressedKey,
  { key, orKey, mod }: Shortcut,
  isMac: boolean,
): boolean => {
  const held = isMac ? event.metaKey : event.ctrlKey
  const other = isMac ? event.ctrlKey : event.metaKey
  const isPressed = isKey(event, key) || (orKey !== undefined && isKey(event, orKey))
  return held === (mod === true) && !other && !event.altKey && isPressed
}

/** The keys as they are printed, one by one. */
export const shortcutKeys = ({ key, orKey, mod }: Shortcut, isMac: boolean): string[] => [
  ...(mod ? [isMac ? '⌘' : 'Ctrl'] : []),
  key.toUpperCase(),
  ...(orKey === undefined ? [] : [orKey]),
]

export const ariaShortcut = ({ key, orKey, mod }: Shortcut, isMac: boolean): string => {
  if (mod) return `${isMac ? 'Meta' : 'Control'}+${key.toUpperCase()}`
  return orKey === undefined ? key : `${key} ${orKey}`
}
