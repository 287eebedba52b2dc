import { parentRow, type TreeRow } from './tree-rows.ts'

/** What a key asks of the tree: to go to a row, to open or close the present one, to take it. */
export type TreeCommand =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'toggle' | 'take' }

export const treeCommand = (
  key: string,
  rows: readonly TreeRow[],
  active: number,
): TreeCommand | null => {
  const go = (to: number): TreeCommand => ({
    kind: 'go',
    to: Math.max(0, Math.min(rows.length - 1, to)),
  })
  const row = rows[active]
  switch (key) {
    case 'ArrowDown':
      return go(active + 1)
    case 'ArrowUp':
      return go(active - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(rows.length - 1)
    case 'ArrowRight':
      return row?.isOpen === false ? { kind: 'toggle' } : go(active + 1)
    case 'ArrowLeft':
      return row?.isOpen ? { kind: 'toggle' } : go(parentRow(rows, active))
    default:
      return key === 'Enter' ? { kind: 'take' } : null
  }
}
