import type { MediaFile, PlacedTarget } from '#core/media/queue/media-file'
import { targetKey } from './place-index.ts'

/** Where a file goes, each place and kind once: an upload more is for another screen. */
export const placedTargets = ({ uploads }: Pick<MediaFile, 'uploads'>): readonly PlacedTarget[] => {
  const found = new Map<string, PlacedTarget>()
  for (const { target, endpoint } of uploads) {
    found.set(`${endpoint} ${targetKey(target)}`, { target, endpoint })
  }
  return [...found.values()]
}

/** The uploads that nothing has become of yet. */
export const isOpen = ({ uploads }: Pick<MediaFile, 'uploads'>): boolean =>
  uploads.every(({ state }) => state.kind === 'waiting')
