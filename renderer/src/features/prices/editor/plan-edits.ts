import type { UnitId } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { clearPrice, editPrice } from '#core/prices/draft/price-edit'
import type { PlanScope, PricePlan, SkippedUnit } from '#core/prices/draft/price-plan'
import { isSameDraftPrice } from '#core/prices/draft/same-draft-price'
import type { Unit } from '#core/prices/pricelist/unit'
import { countAssumedRates } from '#core/prices/rules/count-assumed-rates'
import { readPrice } from '#core/prices/rules/read-price'
import { editPair } from '#core/prices/transfer/edit-pair'
import type { ThousandsMark } from '#core/tables/read-decimal'
import type { CellEdit } from '../../../ui/sheet/sheet-editing.ts'
import { type EditableColumn, isEditableColumn } from '../grid/price-columns.ts'
import { sideOfColumn } from './side-of-column.ts'

type TypedPrices = Map<EditableColumn, string | null>

interface EditScope extends PlanScope {
  /** What groups thousands where this person lives. */
  readonly thousands?: ThousandsMark | null
  /** The currency of the pricelist as a code; null where it is unknown. */
  readonly currency?: string | null
}

/** What cells that were typed, filled or cleared mean for their units. */
export const planEdits = (edits: readonly CellEdit<Unit>[], scope: EditScope): PricePlan => {
  const changes: DraftChange[] = []
  const skipped: SkippedUnit[] = []
  let unchanged = 0
  for (const [unit, wanted] of byUnit(edits)) {
    if (scope.isLocked(unit)) {
      skipped.push({ unitId: unit.id, why: 'locked' })
      continue
    }
    const change = changeOf(unit, wanted, scope)
    if (change === 'notANumber' || change === null) {
      skipped.push({ unitId: unit.id, why: change ?? lackOf(unit, wanted) })
    } else if (isSameDraftPrice(change.price, scope.draft.get(unit.id))) unchanged += 1
    else changes.push(change)
  }
  const assumedRates = countAssumedRates(changes, scope.rules)
  return { changes, skipped, unchanged, assumedRates, roundedByMinor: 0 }
}

const byUnit = (edits: readonly CellEdit<Unit>[]): Map<Unit, TypedPrices> => {
  const units = new Map<UnitId, Unit>()
  const byId = new Map<UnitId, TypedPrices>()
  for (const { row, colId, text } of edits) {
    if (!isEditableColumn(colId)) continue
    units.set(row.id, row)
    const wanted: TypedPrices = byId.get(row.id) ?? new Map()
    byId.set(row.id, wanted.set(colId, text))
  }
  return new Map([...units].map(([id, unit]) => [unit, byId.get(id) ?? new Map()]))
}

const changeOf = (
  unit: Unit,
  wanted: TypedPrices,
  { draft, rules, thousands = null, currency = null }: EditScope,
): DraftChange | 'notANumber' | null => {
  const read = [...withoutFilledNet(wanted)].map(
    ([colId, text]) => [colId, readPrice(text, thousands, currency)] as const,
  )
  if (read.some(([, { kind }]) => kind === 'notANumber')) return 'notANumber'
  const prices = read.flatMap(([colId, price]) =>
    price.kind === 'price' ? [[colId, price.minor] as const] : [],
  )
  const [first] = prices
  if (first === undefined) return clearPrice(unit)
  const edited = { unit, draft: draft.get(unit.id), rules }
  if (prices.length === 1) {
    return editPrice({ ...edited, side: sideOfColumn[first[0]], minor: first[1] })
  }
  const minorOf = (colId: EditableColumn) => prices.find(([id]) => id === colId)?.[1] ?? null
  return editPair({
    ...edited,
    wanted: {
      netMinor: minorOf('priceNet'),
      grossMinor: minorOf('priceGross'),
      perAreaMinor: minorOf('pricePerArea'),
    },
  })
}

/** One text that fills both prices of a unit is the price with VAT: the other one follows. */
const withoutFilledNet = (wanted: TypedPrices): TypedPrices => {
  const net = wanted.get('priceNet')
  if (typeof net !== 'string' || net !== wanted.get('priceGross')) return wanted
  return new Map([...wanted].filter(([colId]) => colId !== 'priceNet'))
}

const lackOf = ({ area }: Unit, wanted: TypedPrices) =>
  wanted.has('pricePerArea') && !(area !== null && area > 0) ? 'noArea' : 'notANumber'
