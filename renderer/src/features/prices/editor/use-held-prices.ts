import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#core/contract/failure'
import type { DraftId } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { call } from '../../../bridge/call.ts'
import { afterRead, afterStep, type HeldDraft, heldDraft, noDraft } from './held-draft.ts'
import { useStoredDraft } from './use-stored-draft.ts'

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
  const { draft: read, unread } = useStoredDraft(draftId)
  useEffect(() => {
    if (draftId === null) hold(noDraft)
    else if (read) hold(afterRead(latest.current, read))
  }, [draftId, read, hold])
  const readAgain = useCallback(
    async (of: DraftId): Promise<Result<unknown>> => {
      const fresh = await call('drafts.readDraft', { draftId: of })
      if (fresh.ok && latest.current.draftId === of) {
        hold(afterRead(latest.current, heldDraft(of, fresh.value)))
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
  const isReady = held.draftId === draftId
  const { prices, revision } = isReady ? held : noDraft
  return {
    prices,
    revision,
    isReady,
    /** A draft that was just made is known before the store is asked. */
    unread: isReady ? null : unread,
    latest,
    follow,
    begin,
  }
}
