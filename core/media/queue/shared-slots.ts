import type { ScreenId } from '#core/ids'
import type { MediaEndpoint, MediaTarget } from '../shown/media-target.ts'

/** A file on its way to one place. */
export interface PlacedFile<Key> {
  readonly key: Key
  readonly target: MediaTarget
  readonly endpoint: MediaEndpoint
  /** Empty for a unit's PDF, which belongs to no screen. */
  readonly screens: readonly ScreenId[]
}

/** The files that would take each other's place: one slot holds one card, or one plan a screen. A gallery holds any number. */
export const sharedSlots = <Key>(
  files: readonly PlacedFile<Key>[],
): readonly (readonly Key[])[] => {
  const slots = new Map<string, Key[]>()
  for (const file of files) {
    for (const slot of slotsOf(file)) {
      const there = slots.get(slot)
      if (!there) slots.set(slot, [file.key])
      else if (!there.includes(file.key)) there.push(file.key)
    }
  }
  return [...slots.values()].filter(({ length }) => length > 1)
}

const slotsOf = <Key>({ target, endpoint, screens }: PlacedFile<Key>): readonly string[] => {
  if (endpoint === 'unitPicture') return []
  const slot = `${endpoint} ${target.id}`
  return endpoint === 'unitPdf' ? [slot] : screens.map((screen) => `${slot} ${screen}`)
}
