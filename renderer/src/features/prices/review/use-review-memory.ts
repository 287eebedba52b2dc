import { useCallback, useEffect, useState } from 'react'
import type { BatchId, DraftId, UnitId } from '#core/ids'
import { useDraft } from '../../../ui/drafts.ts'

interface ReviewMemory {
  readonly leftOut: ReadonlySet<UnitId>
  readonly note: string
  /** What was sent from this review last: its answer is shown until it is put away. */
  readonly batchId: BatchId | null
}

const nothing: ReviewMemory = { leftOut: new Set(), note: '', batchId: null }

/** What a person has decided in a review: a look at the grid in between does not lose it. */
export const useReviewMemory = (draftId: DraftId) => {
  const { value, keep } = useDraft<ReviewMemory>(`review of ${draftId}`, nothing)
  const [remembered, setRemembered] = useState(value)
  useEffect(() => keep(remembered))
  const remember = useCallback(
    (change: (known: ReviewMemory) => Partial<ReviewMemory>) =>
      setRemembered((known) => ({ ...known, ...change(known) })),
    [],
  )
  return [remembered, remember] as const
}
