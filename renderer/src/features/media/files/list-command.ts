/** What a key asks of the list. */
export type ListCommand =
  | {
      readonly kind: 'move'
      readonly rows: number | 'page' | '-page'
      readonly extends: boolean
      readonly toggles: boolean
    }
  | { readonly kind: 'toggle' | 'all' | 'none' | 'remove' | 'place' | 'confirm' | 'rename' }
  | { readonly kind: 'reorder'; readonly by: 'up' | 'down' }

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const steps: Readonly<Record<string, number | 'page' | '-page'>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: '-page',
  PageDown: 'page',
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

export const listCommand = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Key): ListCommand | null => {
  const isMod = ctrlKey || metaKey
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'reorder', by: 'up' }
    return key === 'ArrowDown' ? { kind: 'reorder', by: 'down' } : null
  }
  const rows = steps[key]
  if (rows !== undefined) return { kind: 'move', rows, extends: shiftKey, toggles: isMod }
  if (key === 'Enter') return { kind: isMod ? 'confirm' : 'place' }
  if (key === 'a' && isMod) return { kind: 'all' }
  if (isMod) return null
  if (key === ' ') return { kind: 'toggle' }
  if (key === 'F2') return { kind: 'rename' }
  if (key === 'Escape') return { kind: 'none' }
  return key === 'Delete' ? { kind: 'remove' } : null
}
