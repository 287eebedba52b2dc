import type { UnitId } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { clearPrice, type EditableSide, editPrice } from '#core/prices/draft/price-edit'
import type { PlanScope, PricePlan, SkippedUnit } from '#core/prices/draft/price-plan'
import { isSameDraftPrice } from '#core/prices/draft/same-draft-price'
import type { Formula } from '#core/prices/formula/formula'
import { planFormula } from '#core/prices/formula/formula-plan'
import { entryOfSide, parseEntry } from '#core/prices/formula/parse-entry'
import { projectRounding } from '#core/prices/formula/project-rounding'
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
  /** Whether `+3%` is a calculation: it is where a person has typed it. */
  readonly entries?: 'typed' | 'copied'
  /** The currency of the pricelist as a code; null where it is unknown. */
  readonly currency?: string | null
}

/** What cells that were typed, filled or cleared mean for their units. */
export const planEdits = (edits: readonly CellEdit<Unit>[], scope: EditScope): PricePlan => {
  const changes: DraftChange[] = []
  const computed: DraftChange[] = []
  const skipped: SkippedUnit[] = []
  let unchanged = 0
  let assumedByFormulas = 0
  for (const [unit, wanted] of byUnit(edits)) {
    const entry = entryOf(wanted, scope)
    if (entry) {
      const plan = planEntry(unit, entry, scope)
      computed.push(...plan.changes)
      skipped.push(...plan.skipped)
      unchanged += plan.unchanged
      assumedByFormulas += plan.assumedRates
      continue
    }
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
  const assumedRates = assumedByFormulas + countAssumedRates(changes, scope.rules)
  return { changes: [...changes, ...computed], skipped, unchanged, assumedRates }
}

interface Entry {
  readonly side: EditableSide
  readonly formula: Formula
}

/** The calculation that was typed; one for several columns of a unit is done once. */
const entryOf = (wanted: TypedPrices, { entries, thousands }: EditScope): Entry | null => {
  if (entries !== 'typed') return null
  for (const [colId, text] of withoutFilledNet(wanted)) {
    const formula = text === null ? null : parseEntry(text, thousands)
    if (formula !== null && formula !== 'notUnderstood') {
      return { side: sideOfColumn[colId], formula }
    }
  }
  return null
}

const planEntry = (unit: Unit, { side, formula }: Entry, scope: EditScope): PricePlan =>
  planFormula({
    ...scope,
    units: [unit],
    formula: entryOfSide(formula, side),
    side: side === 'net' ? 'net' : 'gross',
    rounding: projectRounding(scope.rules),
  })

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
