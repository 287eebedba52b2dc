import { useMutation } from '@tanstack/react-query'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { mutation } from '../../../bridge/mutation.ts'
import type { Undo } from '../use-undo.ts'
import { moveBack } from './move-back.ts'
import { movedBefore } from './moved-before.ts'

// A move that was refused has said so where every refusal is said.
const attempted = (move: () => Promise<void>): void => void move().catch(() => undefined)

/** The order of the list, in which files are sent. */
export const useOrdering = (all: readonly MediaFile[], undo: Undo) => {
  const { mutateAsync: moveFiles } = useMutation(mutation('media.moveFiles'))
  const moveTo = async (ids: readonly MediaFileId[], before: MediaFileId | null) => {
    const back = moveBack(
      all.map(({ id }) => id),
      new Set(ids),
    )
    await moveFiles({ files: [...ids], before })
    undo.keep(() =>
      attempted(async () => {
        for (const one of back) await moveFiles({ files: [...one.files], before: one.before })
      }),
    )
  }
  const move = (files: readonly MediaFile[], before: MediaFileId | null) =>
    attempted(() =>
      moveTo(
        files.map(({ id }) => id),
        before,
      ),
    )
  return {
    /** Moves all of the files one step up or down. */
    move: (files: readonly MediaFile[], by: 'up' | 'down') => {
      const moved = new Set(files.map(({ id }) => id))
      const before = movedBefore(
        all.map(({ id }) => id),
        moved,
        by,
      )
      if (before !== undefined) move(files, before)
    },
    moveBefore: (files: readonly MediaFile[], before: MediaFileId) => {
      if (!files.some(({ id }) => id === before)) move(files, before)
    },
  }
}
