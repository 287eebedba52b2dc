import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import type { DraftId } from '#core/ids'
import { fromJson } from '#core/json'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { applyChanges } from '#core/prices/draft/draft-steps'
import { call } from '../../../bridge/call.ts'
import { failureOf } from '../../../bridge/failure-of.ts'
import { query } from '../../../bridge/query.ts'
import { afterRead, afterStep, type HeldDraft, noDraft } from './held-draft.ts'

const heldOf = (draftId: DraftId, read: OutputOf<'drafts.readDraft'>): HeldDraft => ({
  draftId,
  revision: read.revision,
  prices: applyChanges(new Map(), fromJson(read.prices)),
})

interface KnownPrices {
  readonly revision: number
  readonly changes: readonly DraftChange[]
}

/** The prices of the open draft: read once, then followed by the answers of its steps. */
export const useHeldPrices = (draftId: DraftId | null) => {
  const [held, setHeld] = useState(noDraft)
  const latest = useRef(held)
  const hold = useCallback((next: HeldDraft) => {
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
    if (draftId === null) return hold(noDraft)
    if (read) hold(afterRead(latest.current, heldOf(draftId, read)))
  }, [draftId, read, hold])
  const readAgain = useCallback(
    async (of: DraftId): Promise<Result<unknown>> => {
      const fresh = await call('drafts.readDraft', { draftId: of })
      if (fresh.ok && latest.current.draftId === of) {
        hold(afterRead(latest.current, heldOf(of, fresh.value)))
      }
      return fresh
    },
    [hold],
  )
  const follow = useCallback(
    async (
      of: DraftId,
      { revision, changes }: KnownPrices,
    ): Promise<Result<readonly DraftChange[]>> => {
      const next = afterStep(latest.current, { draftId: of, revision, changes })
      if (next !== 'readAgain') {
        hold(next)
        return { ok: true, value: changes }
      }
      const fresh = await readAgain(of)
      return fresh.ok ? { ok: true, value: changes } : fresh
    },
    [hold, readAgain],
  )
  const begin = useCallback(
    (made: DraftId) => hold({ draftId: made, revision: 0, prices: new Map() }),
    [hold],
  )
  return {
    prices: held.draftId === draftId ? held.prices : noDraft.prices,
    revision: held.draftId === draftId ? held.revision : noDraft.revision,
    isReady: held.draftId === draftId,
    failure: failureOf(error),
    latest,
    follow,
    begin,
  }
}
