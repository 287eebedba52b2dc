import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DraftId } from '#core/ids'
import { fromJson } from '#core/json'
import { applyChanges, type DraftPrices } from '#core/prices/draft/draft-steps'
import { query } from '../../../../bridge/query.ts'
import type { PriceDraft } from '../../editor/use-price-draft.ts'

/** The prices of any draft of the project; null while they are read. */
export const usePricesOfDraft = (open: PriceDraft, draftId: DraftId | null): DraftPrices | null => {
  const isOpen = draftId === open.draftId
  const { data } = useQuery({
    ...query('drafts.readDraft', { draftId: draftId ?? '' }),
    enabled: draftId !== null && !isOpen,
    // Steps change it without a word to this read: it is read anew when it is wanted next.
    gcTime: 0,
  })
  const read = useMemo(
    () => (data === undefined ? null : applyChanges(new Map(), fromJson(data.prices))),
    [data],
  )
  return isOpen ? open.prices : read
}
