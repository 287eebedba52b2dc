import { type RefObject, useEffect, useState } from 'react'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { applyChanges, type DraftPrices } from '#core/prices/draft/draft-steps'
import type { StepQueue } from './step-queue.ts'

type Plan = (known: DraftPrices) => readonly DraftChange[]

/** Most plans are committed before anybody looks ahead: they are applied here only when somebody does. */
interface PricesAhead {
  /** Null where no step is under way. */
  prices: DraftPrices | null
  plans: Plan[]
}

interface CommittedPrices {
  readonly prices: DraftPrices
}

/**
 * The prices with what is still on its way into the store. Never shown: it is what the next act of fast fingers
 * goes out from, such as a fill right after an Enter.
 */
export const useAhead = (
  latest: RefObject<CommittedPrices>,
  { pending, subscribe }: Pick<StepQueue, 'pending' | 'subscribe'>,
) => {
  const [ahead] = useState<PricesAhead>(() => ({ prices: null, plans: [] }))
  useEffect(
    () =>
      subscribe(() => {
        if (pending() === 0) Object.assign(ahead, { prices: null, plans: [] })
      }),
    [ahead, pending, subscribe],
  )
  return {
    prices: () => {
      const known = ahead.prices ?? latest.current.prices
      if (ahead.plans.length === 0) return known
      ahead.prices = ahead.plans.reduce((prices, plan) => applyChanges(prices, plan(prices)), known)
      ahead.plans = []
      return ahead.prices
    },
    add: (plan: Plan) => {
      ahead.prices ??= latest.current.prices
      ahead.plans.push(plan)
    },
  }
}
