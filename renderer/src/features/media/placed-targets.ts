import type { MediaFile, PlacedTarget } from '#core/media/queue/media-file'
import { targetKey } from './place-index.ts'

/** The places of a file, each place and kind once: further uploads to one place are for other screens. */
export const placedTargets = ({ uploads }: Pick<MediaFile, 'uploads'>): readonly PlacedTarget[] => {
  const found = new Map<string, PlacedTarget>()
  for (const { target, endpoint } of uploads) {
    found.set(`${endpoint} ${targetKey(target)}`, { target, endpoint })
  }
  return [...found.values()]
}

/** Whether nothing of a file has been queued or sent yet. */
export const isUnqueued = ({ uploads }: Pick<MediaFile, 'uploads'>): boolean =>
  uploads.every(({ state }) => state.kind === 'waiting')
