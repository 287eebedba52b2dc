import { paletteStore } from './palette-store.ts'

/**
 * Marks the first entry where none is marked. Mantine does so only when a letter is typed: entries that come after the
 * last letter would leave Enter without effect. Its own `selectAction` is not exported, so this does the same.
 */
export const markFirstEntry = (): void => {
  const list = document.getElementById(paletteStore.getState().listId)
  if (list === null || list.querySelector('[data-selected]') !== null) return
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  paletteStore.updateState((state) => ({ ...state, selected: 0 }))
}
