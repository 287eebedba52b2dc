import { useMemo } from 'react'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { useLatest } from '../../../ui/timing/use-latest.ts'

export interface RowActs {
  readonly pick: (id: MediaFileId, how: { toggles: boolean; extends: boolean }) => void
  readonly drag: (id: MediaFileId) => void
  readonly dropBefore: (id: MediaFileId) => void
  readonly naming: (id: MediaFileId | null) => void
  readonly name: (file: MediaFile, name: string | null) => void
}

/** The same functions for ever, doing what they would do now: rows that stay need not be drawn for them. */
export const useRowActs = (now: RowActs): RowActs => {
  const latest = useLatest(now)
  return useMemo(
    () => ({
      pick: (...given) => latest.current.pick(...given),
      drag: (...given) => latest.current.drag(...given),
      dropBefore: (...given) => latest.current.dropBefore(...given),
      naming: (...given) => latest.current.naming(...given),
      name: (...given) => latest.current.name(...given),
    }),
    [],
  )
}
