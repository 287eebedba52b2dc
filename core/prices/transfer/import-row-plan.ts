import type { DraftChange } from '../draft/draft-price.ts'
import type { PlanGround } from '../draft/price-plan.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import { editPair } from './edit-pair.ts'
import type { ImportedRow } from './import-row.ts'

type PlannedRow =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly change: DraftChange }
  | {
      readonly kind: 'refused'
      readonly why: NonNullable<ImportedRow['lack']> | 'locked' | 'unreadable'
    }

const unchanged: PlannedRow = { kind: 'unchanged' }

/**
 * A table that was exported here tells what it showed then: what is the same still was not meant. A change
 * stands on what the server had then, so that a newer price on the server is a conflict and not overwritten.
 */
export const planImportedRow = (
  { unit, lack, prices, base, exported, unreadable }: ImportedRow,
  { draft, isLocked, rules }: PlanGround,
): PlannedRow => {
  if (unit === null) return { kind: 'refused', why: lack ?? 'unmatched' }
  if (unreadable !== null) return { kind: 'refused', why: 'unreadable' }
  const drafted = draft.get(unit.id)
  const wanted = { ...prices, perAreaMinor: null }
  const change = editPair({ unit, draft: drafted, rules, wanted, told: exported })
  if (change === null) return { kind: 'refused', why: 'unreadable' }
  if (isSameDraftPrice(change.price, drafted)) return unchanged
  if (isLocked(unit)) return { kind: 'refused', why: 'locked' }
  if (change.price === null || drafted || base === null) return { kind: 'changed', change }
  return { kind: 'changed', change: { ...change, price: { ...change.price, base } } }
}
