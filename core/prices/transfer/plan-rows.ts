import type { ThousandsMark } from '#core/tables/read-decimal'
import type { DraftChange } from '../draft/draft-price.ts'
import type { EditableSide } from '../draft/price-edit.ts'
import type { PlanScope, PricePlan, SkippedUnit } from '../draft/price-plan.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import type { Unit } from '../pricelist/unit.ts'
import { countAssumedRates } from '../rules/count-assumed-rates.ts'
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
export const planRows = (scope: RowsScope): PricePlan => {
  const changes: DraftChange[] = []
  const skipped: SkippedUnit[] = []
  let unchanged = 0
  for (const row of scope.rows) {
    const planned = planRow(row, scope)
    if (planned === 'unchanged') unchanged += 1
    else if (typeof planned === 'string') skipped.push({ unitId: row.unit.id, why: planned })
    else changes.push(planned)
  }
  return {
    changes,
    skipped,
    unchanged,
    roundedByMinor: 0,
    assumedRates: countAssumedRates(changes, scope.rules),
  }
}

const planRow = (
  { unit, cells }: PricedRow,
  { draft, isLocked, rules, thousands, currency = null }: RowsScope,
): DraftChange | 'unchanged' | 'locked' | 'notANumber' | 'noArea' => {
  const drafted = draft.get(unit.id)
  const wanted = wantedPrices(cells, (text) => readPrice(text, thousands, currency))
  if (wanted === null) return isLocked(unit) ? 'locked' : 'notANumber'
  const change = editPair({ unit, draft: drafted, rules, wanted })
  if (change && isSameDraftPrice(change.price, drafted)) return 'unchanged'
  if (isLocked(unit)) return 'locked'
  if (change) return change
  return wanted.perAreaMinor !== null && !unit.area ? 'noArea' : 'notANumber'
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
