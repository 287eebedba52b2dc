import { type RefObject, useEffect, useState } from 'react'
import type { DraftChange } from '#core/prices/draft-price'
import { applyChanges, type DraftPrices } from '#core/prices/draft-steps'
import type { StepQueue } from './step-queue.ts'

interface Committed {
  readonly prices: DraftPrices
}

/**
 * The prices with what is still on its way into the store. Never shown: it is what the next act of fast fingers
 * goes out from, such as a fill right after an Enter.
 */
export const useAhead = (
  latest: RefObject<Committed>,
  { pending, subscribe }: Pick<StepQueue, 'pending' | 'subscribe'>,
) => {
  const [ahead] = useState<{ prices: DraftPrices | null }>(() => ({ prices: null }))
  useEffect(
    () =>
      subscribe(() => {
        if (pending() === 0) ahead.prices = null
      }),
    [ahead, pending, subscribe],
  )
  const prices = () => ahead.prices ?? latest.current.prices
  return {
    prices,
    add: (plan: (known: DraftPrices) => readonly DraftChange[]) => {
      const known = prices()
      ahead.prices = applyChanges(known, plan(known))
    },
  }
}
