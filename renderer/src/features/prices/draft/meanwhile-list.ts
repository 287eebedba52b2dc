import type { ChangedSince } from '#core/contract/prices'
import type { UnitId } from '#core/ids'
import { type EvidenceByUnit, takenStatus } from '#core/prices/deals/deal-lock'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { Unit } from '#core/prices/pricelist/unit'
import { isSamePair, type ServerPair } from '#core/prices/rules/price-pair'
import type { Timestamp } from '#core/time'

/** What has become of a unit on the server since a draft was worked on last. */
export type MeanwhileChange = { readonly unitId: UnitId; readonly number: string } & (
  | { readonly kind: 'gone' | 'new' | 'locked' }
  | {
      readonly kind: 'status'
      readonly statusBefore: number | null
      readonly statusNow: number | null
    }
  | {
      readonly kind: 'price'
      readonly before: ServerPair
      readonly now: ServerPair
    }
)

interface MeanwhileInput {
  readonly changed: readonly ChangedSince[]
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  readonly evidence: EvidenceByUnit
  readonly since: Timestamp
}

/** First what keeps a draft from being sent, then what is only to be known. */
export const meanwhileList = ({
  changed,
  units,
  draft,
  evidence,
  since,
}: MeanwhileInput): MeanwhileChange[] => {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const gone = [...draft.keys()].filter((id) => !byId.has(id))
  const locked = [...evidence].flatMap(([unitId, found]) => {
    const unit = byId.get(unitId)
    // An export that is read for the first time tells of deals that are old: those the status has told already are no news.
    const isNews = found.some(({ at }) => at > since)
    if (unit === undefined || !isNews || takenStatus(unit) !== null) return []
    return [{ kind: 'locked' as const, unitId, number: unit.number }]
  })
  return [
    ...gone.map((unitId) => ({ kind: 'gone' as const, unitId, number: '' })),
    ...locked,
    ...changed.flatMap(statusOf),
    ...changed.flatMap(priceOf),
    ...changed.flatMap(({ isNew, unitId, number }) =>
      isNew ? [{ kind: 'new' as const, unitId, number }] : [],
    ),
  ]
}

const statusOf = (change: ChangedSince): MeanwhileChange[] => {
  const { isNew, unitId, number, statusBefore, statusNow } = change
  if (isNew || statusBefore === statusNow) return []
  return [{ kind: 'status', unitId, number, statusBefore, statusNow }]
}

const priceOf = ({ isNew, unitId, number, before, now }: ChangedSince): MeanwhileChange[] => {
  if (isNew || isSamePair(before, now)) return []
  return [{ kind: 'price', unitId, number, before, now }]
}
