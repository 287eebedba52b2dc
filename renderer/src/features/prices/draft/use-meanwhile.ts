import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { type MeanwhileChange, meanwhileList } from './meanwhile-list.ts'

const nothing: readonly MeanwhileChange[] = []

/** What has changed on the server since the draft was worked on last; nothing where none is open. */
export const useMeanwhile = (
  { edited, draft, known }: Pick<EditorParts, 'edited' | 'draft' | 'known'>,
  since: Timestamp | null,
): readonly MeanwhileChange[] => {
  const { isReady } = draft
  // The comparison is looked at, not typed into: the cells come first.
  const prices = useDeferredValue(draft.prices)
  const { pricelist, units, of } = edited
  const { data: changed } = useQuery({
    ...query('prices.readChangedSince', { ...of, since: since ?? 0 }),
    enabled: isReady && since !== null && pricelist.fetchedAt > since,
  })
  const { evidence } = known
  const isKnown = isReady && since !== null
  return useMemo(
    () =>
      isKnown
        ? meanwhileList({ changed: changed ?? [], units, draft: prices, evidence, since })
        : nothing,
    [isKnown, changed, units, prices, evidence, since],
  )
}
