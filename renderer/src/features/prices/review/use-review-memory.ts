import { useCallback, useEffect, useState } from 'react'
import type { BatchId, DraftId, UnitId } from '#core/ids'
import { useDraft } from '../../../ui/drafts.ts'

interface ReviewMemory {
  readonly leftOut: ReadonlySet<UnitId>
  readonly note: string
  /** What was sent from this review last: its answer is shown until it is put away. */
  readonly batchId: BatchId | null
  /** The answer that a person has seen, with the units that were its cause. */
  readonly told: { readonly batchId: BatchId; readonly refused: readonly UnitId[] } | null
}

const nothing: ReviewMemory = { leftOut: new Set(), note: '', batchId: null, told: null }

/** The memory that a review is opened with: after an answer that was seen it shows the changes, without what was refused. */
export const opened = (memory: ReviewMemory): ReviewMemory => {
  const { batchId, told, leftOut } = memory
  if (told === null || told.batchId !== batchId) return memory
  return { ...memory, batchId: null, told: null, leftOut: new Set([...leftOut, ...told.refused]) }
}

/** What a person has decided in a review: a look at the grid in between does not lose it. */
export const useReviewMemory = (draftId: DraftId) => {
  const { value, keep } = useDraft<ReviewMemory>(`review of ${draftId}`, nothing)
  const [remembered, setRemembered] = useState(() => opened(value))
  useEffect(() => keep(remembered))
  const remember = useCallback(
    (change: (known: ReviewMemory) => Partial<ReviewMemory>) =>
      setRemembered((known) => ({ ...known, ...change(known) })),
    [],
  )
  return [remembered, remember] as const
}
