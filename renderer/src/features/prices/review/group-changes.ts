import type { UnitId } from '#core/ids'
import type { PriceChangeRow } from '#core/prices/change-list'

/** What the units that are sent come to, with VAT. */
export interface ChangeSums {
  readonly units: number
  /** Of the units that have a price already: what is missing is not zero. */
  readonly sumBeforeMinor: number
  readonly sumAfterMinor: number
  readonly deltaMinor: number
  readonly deltaFraction: number | null
  /** Units that get their first price. */
  readonly added: number
}

export type ChangeLine =
  | ({ readonly kind: 'building'; readonly id: number; readonly building: string } & ChangeSums)
  | { readonly kind: 'unit'; readonly row: PriceChangeRow }

export const keyOfLine = (line: ChangeLine): string =>
  line.kind === 'unit' ? `unit ${line.row.unit.id}` : `building ${line.id}`

export type ChangeOrder = 'pricelist' | 'largestRise' | 'largestFall'

/** A unit without a price gets its first one: that is no change of a price. */
export const sumChanges = (rows: readonly PriceChangeRow[]): ChangeSums => {
  let [sumBeforeMinor, sumAfterMinor, deltaMinor, added] = [0, 0, 0, 0]
  for (const { before, after, deltaMinor: delta } of rows) {
    sumAfterMinor += after.grossMinor
    if (delta === null) {
      added += 1
      continue
    }
    sumBeforeMinor += before.grossMinor ?? 0
    deltaMinor += delta
  }
  const deltaFraction = sumBeforeMinor === 0 ? null : deltaMinor / sumBeforeMinor
  return { units: rows.length, sumBeforeMinor, sumAfterMinor, deltaMinor, deltaFraction, added }
}

interface Grouping {
  readonly rows: readonly PriceChangeRow[]
  /** Shown, and not counted. */
  readonly leftOut: ReadonlySet<UnitId>
  readonly order: ChangeOrder
}

/** The lines of a review: each building with what its units come to, and its units below it. */
export const groupChanges = ({ rows, leftOut, order }: Grouping): ChangeLine[] => {
  const byBuilding = new Map<number, PriceChangeRow[]>()
  for (const row of rows) {
    const known = byBuilding.get(row.unit.buildingId)
    if (known) known.push(row)
    else byBuilding.set(row.unit.buildingId, [row])
  }
  const lines: ChangeLine[] = []
  for (const [id, inBuilding] of byBuilding) {
    const counted =
      leftOut.size === 0 ? inBuilding : inBuilding.filter(({ unit }) => !leftOut.has(unit.id))
    const building = inBuilding[0]?.unit.building ?? ''
    lines.push({ kind: 'building', id, building, ...sumChanges(counted) })
    for (const row of ordered(inBuilding, order)) lines.push({ kind: 'unit', row })
  }
  return lines
}

const ordered = (
  rows: readonly PriceChangeRow[],
  order: ChangeOrder,
): readonly PriceChangeRow[] => {
  if (order === 'pricelist') return rows
  const direction = order === 'largestRise' ? -1 : 1
  return [...rows].sort((a, b) => direction * ((a.deltaFraction ?? 0) - (b.deltaFraction ?? 0)))
}
