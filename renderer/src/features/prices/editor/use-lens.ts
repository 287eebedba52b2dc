import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { ProjectKey } from '#core/ids'
import { once } from '#core/once'
import { changeList } from '#core/prices/batch/change-list'
import { checkChanges } from '#core/prices/batch/check-changes'
import { lineWarnings } from '#core/prices/batch/line-warnings'
import { type EvidenceByUnit, evidenceByUnit, lockOf } from '#core/prices/deals/deal-lock'
import { findConflicts } from '#core/prices/draft/conflicts'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { judgeLineOnceKnown, type PremiumsOfList } from '#core/prices/out-of-line/judge-line'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules, type PriceRules } from '#core/prices/rules/price-rules'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { type Unread, unreadOf } from '../../../bridge/unread.ts'
import type { PriceLens } from '../grid/price-lens.ts'
import {
  currentPremiums,
  type KnownPremiums,
  lastPremiums,
  usePremiums,
} from '../premiums/use-premiums.ts'

interface LensInput {
  readonly of: ProjectKey
  readonly units: readonly Unit[]
  readonly prices: DraftPrices
  /** Whether something shows what the premiums of the list make. */
  readonly arePremiumsShown: boolean
}

export interface KnownUnits {
  readonly lens: PriceLens
  readonly rules: PriceRules
  readonly evidence: EvidenceByUnit
  readonly premiums: KnownPremiums
  /** What a review compares the draft with, by rules that are known: never what was found out of the draft before. */
  readonly reviewedBy: PremiumsOfList
  /** When the products export that has the deals was made; null where it was never read. */
  readonly exportedAt: Timestamp | null
  /** Locks and rules are here: before that nothing may be edited. */
  readonly isReady: boolean
  /** Why they are not, where they cannot be read. */
  readonly unread: Unread | null
}

const locksOf = (units: readonly Unit[], known: Omit<Parameters<typeof lockOf>[0], 'unit'>) =>
  new Map(
    units.flatMap((unit) => {
      const lock = lockOf({ unit, ...known })
      return lock === null ? [] : [[unit.id, lock] as const]
    }),
  )

interface WarnedInput {
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  readonly rules: PriceRules
  readonly premiums: PremiumsOfList
}

const warnedOf = ({ units, draft, rules, premiums }: WarnedInput) => {
  if (draft.size === 0) return new Set<Unit['id']>()
  const rows = changeList({ units, draft })
  const judge = judgeLineOnceKnown({ units, draft, premiums }, rules)
  const outOfLine = judge === null ? [] : lineWarnings(rows, judge)
  const { obstacles, warnings } = checkChanges({ units, draft, rules, rows, lockOf: () => null })
  // A unit that is gone is in no row: it is told in the review.
  const told = obstacles.filter(({ kind }) => kind !== 'unknownUnit')
  return new Set([...told, ...warnings, ...outOfLine].map(({ unitId }) => unitId))
}

/** Puts together what is known of the units: the draft, the deals, the conflicts, and what a review would say. */
export const useLens = ({ of, units, prices, arePremiumsShown }: LensInput): KnownUnits => {
  const readRules = useQuery(query('prices.readRules', of))
  const readDeals = useQuery(query('prices.readDealEvidence', of))
  const [rules, deals] = [readRules.data, readDeals.data]
  const known = rules ?? defaultPriceRules
  const evidence = useMemo(() => evidenceByUnit(deals?.evidence ?? []), [deals])
  const locks = useMemo(() => locksOf(units, { evidence, rules: known }), [units, evidence, known])
  const conflicts = useMemo(
    () => new Map(findConflicts({ units, draft: prices }).map((found) => [found.unitId, found])),
    [units, prices],
  )
  // What is said of prices is for looking at, not for typing: it may come a moment later.
  const settled = useDeferredValue(prices)
  const premiums = usePremiums({
    of,
    units,
    locks,
    draft: settled,
    isNeeded: deals !== undefined && (arePremiumsShown || settled.size > 0),
  })
  const shown = lastPremiums(premiums)
  const warned = useMemo(
    () => once(() => warnedOf({ units, draft: settled, rules: known, premiums: shown })),
    [units, settled, known, shown],
  )
  const lens = useMemo<PriceLens>(
    () => ({ draft: prices, locks, conflicts, warned, rates: known.vatRates }),
    [prices, locks, conflicts, warned, known],
  )
  const isReady = rules !== undefined && deals !== undefined
  return {
    lens,
    rules: known,
    evidence,
    premiums,
    reviewedBy: isReady && settled === prices ? currentPremiums(premiums) : 'pending',
    exportedAt: deals?.exportedAt ?? null,
    isReady,
    unread: unreadOf(readRules) ?? unreadOf(readDeals),
  }
}
