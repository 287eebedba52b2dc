import type { ThousandsMark } from '#core/tables/read-decimal'
import { gatherPlan, type PlannedUnit } from '../draft/gather-plan.ts'
import type { EditableSide } from '../draft/price-edit.ts'
import type { PlanScope, PricePlan } from '../draft/price-plan.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import type { Unit } from '../pricelist/unit.ts'
import { assumesRate } from '../rules/count-assumed-rates.ts'
import { type ReadPrice, readPrice } from '../rules/read-price.ts'
import { editPair, type RowPrices } from './edit-pair.ts'

/** What one row of a table says about one unit. */
export interface PricedRow {
  readonly unit: Unit
  readonly cells: readonly { readonly side: EditableSide; readonly text: string }[]
}

interface RowsScope extends PlanScope {
  readonly rows: readonly PricedRow[]
  readonly thousands: ThousandsMark | null
  readonly currency?: string | null
}

/** Plans the change of each row; no unit has two of them. */
export const planRows = (scope: RowsScope): PricePlan =>
  gatherPlan(scope.rows.map((row) => [row.unit.id, planRow(row, scope)]))

const planRow = (
  { unit, cells }: PricedRow,
  { draft, isLocked, rules, thousands, currency = null }: RowsScope,
): PlannedUnit => {
  const drafted = draft.get(unit.id)
  const wanted = wantedPrices(cells, (text) => readPrice(text, thousands, currency))
  const change = wanted && editPair({ unit, draft: drafted, rules, wanted })
  if (change && isSameDraftPrice(change.price, drafted)) return { kind: 'unchanged' }
  if (isLocked(unit)) return { kind: 'skipped', why: 'locked' }
  if (change) {
    const isRateAssumed = assumesRate(change, rules)
    return { kind: 'changed', change, isRateAssumed, roundedByMinor: 0 }
  }
  const lacksArea = wanted !== null && wanted.perAreaMinor !== null && !unit.area
  return { kind: 'skipped', why: lacksArea ? 'noArea' : 'notANumber' }
}

const wantedPrices = (
  cells: PricedRow['cells'],
  read: (text: string) => ReadPrice,
): RowPrices | null => {
  const wanted = new Map<EditableSide, number>()
  for (const { side, text } of cells) {
    const price = read(text)
    if (price.kind === 'notANumber') return null
    if (price.kind === 'price') wanted.set(side, price.minor)
  }
  return {
    netMinor: wanted.get('net') ?? null,
    grossMinor: wanted.get('gross') ?? null,
    perAreaMinor: wanted.get('perArea') ?? null,
  }
}
