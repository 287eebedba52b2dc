import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { ProjectKey } from '#core/ids'
import { checkChanges } from '#core/prices/batch/check-changes'
import { type EvidenceByUnit, evidenceByUnit, lockOf } from '#core/prices/deals/deal-lock'
import { findConflicts } from '#core/prices/draft/conflicts'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules, type PriceRules } from '#core/prices/rules/price-rules'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import type { PriceLens } from '../grid/price-lens.ts'

interface LensInput {
  readonly of: ProjectKey
  readonly units: readonly Unit[]
  readonly prices: DraftPrices
}

export interface KnownUnits {
  readonly lens: PriceLens
  readonly rules: PriceRules
  readonly evidence: EvidenceByUnit
  /** When the products export that has the deals was made; null where it was never read. */
  readonly exportedAt: Timestamp | null
  /** Locks and rules are here: before that nothing may be edited. */
  readonly isReady: boolean
}

const locksOf = (units: readonly Unit[], known: Omit<Parameters<typeof lockOf>[0], 'unit'>) =>
  new Map(
    units.flatMap((unit) => {
      const lock = lockOf({ unit, ...known })
      return lock === null ? [] : [[unit.id, lock] as const]
    }),
  )

const warnedOf = (units: readonly Unit[], draft: DraftPrices, rules: PriceRules) => {
  if (draft.size === 0) return new Set<Unit['id']>()
  const { obstacles, warnings } = checkChanges({ units, draft, rules, lockOf: () => null })
  // A unit that is gone is in no row: it is told in the review.
  const told = obstacles.filter(({ kind }) => kind !== 'unknownUnit')
  return new Set([...told, ...warnings].map(({ unitId }) => unitId))
}

/** Puts together what is known of the units: the draft, the deals, the conflicts, and what a review would say. */
export const useLens = ({ of, units, prices }: LensInput): KnownUnits => {
  const rules = useQuery(query('prices.readRules', of)).data
  const deals = useQuery(query('prices.readDealEvidence', of)).data
  const known = rules ?? defaultPriceRules
  const evidence = useMemo(() => evidenceByUnit(deals?.evidence ?? []), [deals])
  const locks = useMemo(() => locksOf(units, { evidence, rules: known }), [units, evidence, known])
  const conflicts = useMemo(
    () => new Map(findConflicts({ units, draft: prices }).map((found) => [found.unitId, found])),
    [units, prices],
  )
  // Warnings are for looking at, not for typing: they may come a moment later.
  const settled = useDeferredValue(prices)
  const warned = useMemo(() => warnedOf(units, settled, known), [units, settled, known])
  const lens = useMemo<PriceLens>(
    () => ({ draft: prices, locks, conflicts, warned, rates: known.vatRates }),
    [prices, locks, conflicts, warned, known],
  )
  return {
    lens,
    rules: known,
    evidence,
    exportedAt: deals?.exportedAt ?? null,
    isReady: rules !== undefined && deals !== undefined,
  }
}
