import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Moved } from '#core/contract/drafts'
import type { DraftId } from '#core/ids'
import type { DraftChange } from '#core/prices/draft-price'
import { applyChanges, type DraftPrices } from '#core/prices/draft-steps'
import { failureOf } from '../../../bridge/failure-of.ts'
import { query } from '../../../bridge/query.ts'

/** A draft as the store has it: nothing is in it that was not committed. */
interface Held {
  readonly draftId: DraftId | null
  readonly revision: number
  readonly prices: DraftPrices
}

const nothing: Held = { draftId: null, revision: -1, prices: new Map() }

// Main has written these texts from what it had checked itself.
const parseChanges = (json: string): DraftChange[] => JSON.parse(json)

/** The prices of the open draft: read once, then followed by the answers of its steps. */
export const useHeldPrices = (draftId: DraftId | null) => {
  const [held, setHeld] = useState(nothing)
  const latest = useRef(held)
  const hold = useCallback((next: Held) => {
    latest.current = next
    setHeld(next)
  }, [])
  const { data: read, error } = useQuery({
    ...query('drafts.readDraft', { draftId: draftId ?? '' }),
    enabled: draftId !== null,
    // Steps are followed without reading again: what was read before is old when the draft is opened next.
    gcTime: 0,
  })
  useEffect(() => {
    if (draftId === null) return hold(nothing)
    if (!read) return
    const isOther = latest.current.draftId !== draftId
    if (!isOther && read.revision <= latest.current.revision) return
    const prices = applyChanges(new Map(), parseChanges(read.pricesJson))
    hold({ draftId, revision: read.revision, prices })
  }, [draftId, read, hold])
  const follow = useCallback(
    (of: DraftId, { revision, changesJson }: Moved, sent?: readonly DraftChange[]) => {
      // What was sent need not be read again out of the answer.
      const changes = sent ?? parseChanges(changesJson)
      const { draftId: now, revision: known, prices } = latest.current
      // A newer state was read meanwhile, or another draft was opened.
      if (now !== of || revision <= known) return changes
      hold({ draftId: of, revision, prices: applyChanges(prices, changes) })
      return changes
    },
    [hold],
  )
  const begin = useCallback(
    (made: DraftId) => hold({ draftId: made, revision: 0, prices: new Map() }),
    [hold],
  )
  return {
    prices: held.draftId === draftId ? held.prices : nothing.prices,
    isReady: held.draftId === draftId,
    failure: failureOf(error),
    latest,
    follow,
    begin,
  }
}
