import type { DraftChange } from './draft-price.ts'
import { editPair } from './edit-pair.ts'
import type { ImportedRow } from './import-row.ts'
import type { ServerPair } from './price-pair.ts'
import type { PlanGround } from './price-plan.ts'
import { isSameDraftPrice } from './same-draft-price.ts'

type PlannedRow =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly change: DraftChange }
  | {
      readonly kind: 'refused'
      readonly why: NonNullable<ImportedRow['lack']> | 'locked' | 'unreadable'
    }

const unchanged: PlannedRow = { kind: 'unchanged' }

/**
 * A table that was exported here tells what the server had then: what is the same still was not meant, and a
 * change stands on those prices, so that a newer one on the server is a conflict and not overwritten.
 */
export const planImportedRow = (
  { unit, lack, prices, base, unreadable }: ImportedRow,
  { draft, isLocked, rules }: PlanGround,
): PlannedRow => {
  if (unit === null) return { kind: 'refused', why: lack ?? 'unmatched' }
  if (unreadable !== null) return { kind: 'refused', why: 'unreadable' }
  const drafted = draft.get(unit.id)
  const wanted = { ...meant(prices, base), perAreaMinor: null }
  const change = editPair({ unit, draft: drafted, rules, wanted })
  if (change === null) return { kind: 'refused', why: 'unreadable' }
  if (isSameDraftPrice(change.price, drafted)) return unchanged
  if (isLocked(unit)) return { kind: 'refused', why: 'locked' }
  if (change.price === null || drafted || base === null) return { kind: 'changed', change }
  return { kind: 'changed', change: { ...change, price: { ...change.price, base } } }
}

const meant = (prices: ServerPair, base: ServerPair | null): ServerPair =>
  base === null
    ? prices
    : {
        netMinor: prices.netMinor === base.netMinor ? null : prices.netMinor,
        grossMinor: prices.grossMinor === base.grossMinor ? null : prices.grossMinor,
      }
