import type { UnitId } from '#core/ids'
import type { ThousandsMark } from '#core/tables/read-decimal'
import type { Cell } from '#core/tables/table'
import { thousandsMark } from '#core/tables/thousands-mark'
import type { DraftChange } from '../draft/draft-price.ts'
import type { PlanScope, PricePlan, SkippedUnit, SkipReason } from '../draft/price-plan.ts'
import { isSameDraftPrice } from '../draft/same-draft-price.ts'
import type { Unit } from '../pricelist/unit.ts'
import { unitsByNumberIn } from '../pricelist/units-by-number.ts'
import { countAssumedRates } from '../rules/count-assumed-rates.ts'
import { editPair } from './edit-pair.ts'
import type { ImportMapping } from './import-columns.ts'
import { type ImportedRow, readImportRow } from './import-row.ts'

/** Why a row changes nothing. */
export type RefusalReason =
  /** No unit of this project has that number. */
  | 'unmatched'
  /** Two rows speak of the same unit. */
  | 'duplicate'
  /** Several units have that number. */
  | 'ambiguous'
  /** The hidden id is another unit's than the number: part of the table was sorted without the rest. */
  | 'contradicts'
  | 'locked'
  /** A price for one square metre says nothing of a unit without an area. */
  | 'noArea'
  | 'unreadable'

export interface RefusedRow {
  /** The row as the spreadsheet counts, from one. */
  readonly row: number
  readonly number: string
  readonly why: RefusalReason
  /** What could not be read; null otherwise. */
  readonly text: string | null
}

export interface ImportPlan extends PricePlan {
  /** Rows that name a unit. */
  readonly rowsRead: number
  readonly refused: RefusedRow[]
}

interface ImportScope extends PlanScope {
  readonly rows: readonly (readonly Cell[])[]
  readonly mapping: ImportMapping
  readonly units: readonly Unit[]
  readonly thousands?: ThousandsMark | null
  /** The pricelist's currency as a code; null: unknown. */
  readonly currency?: string | null
}

/** What a table would change, row by row; nothing is applied by it. */
export const planImport = (scope: ImportScope): ImportPlan => {
  const thousands = thousandsMarkOf(scope) ?? scope.thousands ?? null
  const read = readRows(scope, thousands)
  const times = new Map<UnitId, number>()
  for (const { unit } of read) if (unit) times.set(unit.id, (times.get(unit.id) ?? 0) + 1)
  const changes: DraftChange[] = []
  const skipped = new Map<UnitId, SkippedUnit>()
  const refused: RefusedRow[] = []
  let unchanged = 0
  for (const row of read) {
    const isDuplicate = row.unit !== null && times.get(row.unit.id) !== 1
    const planned = isDuplicate
      ? { kind: 'refused' as const, why: 'duplicate' as const }
      : planImportedRow(row, scope)
    if (planned.kind === 'unchanged') unchanged += 1
    else if (planned.kind === 'changed') changes.push(planned.change)
    else {
      refused.push({ row: row.row, number: row.number, why: planned.why, text: row.unreadable })
      if (row.unit) skipped.set(row.unit.id, { unitId: row.unit.id, why: skipReasons[planned.why] })
    }
  }
  return {
    changes,
    skipped: [...skipped.values()],
    unchanged,
    rowsRead: read.length,
    refused,
    assumedRates: countAssumedRates(changes, scope.rules),
  }
}

const skipReasons: Record<RefusalReason, SkipReason> = {
  unmatched: 'unknownUnit',
  ambiguous: 'duplicate',
  contradicts: 'unknownUnit',
  duplicate: 'duplicate',
  locked: 'locked',
  noArea: 'noArea',
  unreadable: 'notANumber',
}

const readRows = (
  { rows, mapping, units, currency = null }: ImportScope,
  thousands: ThousandsMark | null,
): ImportedRow[] => {
  const at = mapping.columns.number
  const numbers = at === null ? [] : rows.map((cells) => String(cells[at] ?? ''))
  const known = {
    byNumber: unitsByNumberIn(numbers, units),
    byId: new Map(units.map((unit) => [unit.id, unit])),
  }
  const first = firstRowOf(mapping)
  const { columns } = mapping
  return rows.slice(first).flatMap((cells, index) => {
    const row = readImportRow({ cells, columns, thousands, currency, ...known })
    return row === null ? [] : [{ ...row, row: first + index + 1 }]
  })
}

/** What the prices tell of their mark; a title, such as one with a day in it, tells nothing. */
const thousandsMarkOf = ({ rows, mapping }: ImportScope): ThousandsMark | null => {
  const { net, gross, perArea } = mapping.columns
  const priced = [net, gross, perArea].filter((column) => column !== null)
  return thousandsMark(
    rows
      .slice(firstRowOf(mapping))
      .flatMap((row) =>
        priced.map((column) => row[column]).filter((cell) => typeof cell === 'string'),
      ),
  )
}

const firstRowOf = ({ headerRow }: ImportMapping): number =>
  headerRow === null ? 0 : headerRow + 1

type PlannedRow =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly change: DraftChange }
  | {
      readonly kind: 'refused'
      readonly why: NonNullable<ImportedRow['whyNoUnit']> | 'locked' | 'noArea' | 'unreadable'
    }

/**
 * A table that was exported here tells what it showed then: what is the same still was not meant. A change
 * stands on what the server had then, so that a newer price on the server is a conflict and not overwritten.
 */
const planImportedRow = (
  { unit, whyNoUnit, prices, base, exported, unreadable }: ImportedRow,
  { draft, isLocked, rules }: PlanScope,
): PlannedRow => {
  if (unit === null) return { kind: 'refused', why: whyNoUnit ?? 'unmatched' }
  if (unreadable !== null) return { kind: 'refused', why: 'unreadable' }
  const drafted = draft.get(unit.id)
  if (prices.perAreaMinor !== null && !unit.area) return { kind: 'refused', why: 'noArea' }
  const change = editPair({ unit, draft: drafted, rules, wanted: prices, before: exported })
  if (change === null) return { kind: 'refused', why: 'unreadable' }
  if (isSameDraftPrice(change.price, drafted)) return { kind: 'unchanged' }
  if (isLocked(unit)) return { kind: 'refused', why: 'locked' }
  if (change.price === null || drafted || base === null) return { kind: 'changed', change }
  return { kind: 'changed', change: { ...change, price: { ...change.price, base } } }
}
