import type { UnitId } from '#core/ids'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import { type ChangeSums, sumChanges } from '#core/prices/batch/sum-changes'
import type { Unit } from '#core/prices/pricelist/unit'

/** What puts some units together. */
export interface ChangeGroup {
  readonly id: string
  /** Empty where nobody says. */
  readonly name: string
}

export type ChangeLine =
  | ({ readonly kind: 'group' } & ChangeGroup & ChangeSums)
  | { readonly kind: 'unit'; readonly row: PriceChangeRow }

export const keyOfLine = (line: ChangeLine): string =>
  line.kind === 'unit' ? `unit ${line.row.unit.id}` : `group ${line.id}`

export type ChangeOrder = 'pricelist' | 'largestRise' | 'largestFall'

interface GroupChangesInput {
  readonly rows: readonly PriceChangeRow[]
  /** These units are shown and not counted. */
  readonly leftOut: ReadonlySet<UnitId>
  readonly order: ChangeOrder
  readonly groupOf?: (unit: Unit) => ChangeGroup
}

const buildingOf = ({ buildingId, building }: Unit): ChangeGroup => ({
  id: String(buildingId),
  name: building,
})

/** The lines of a review: each building, or another group, with what its units come to, and its units below it. */
export const groupChanges = ({
  rows,
  leftOut,
  order,
  groupOf = buildingOf,
}: GroupChangesInput): ChangeLine[] => {
  const groups = new Map<string, { name: string; rows: PriceChangeRow[] }>()
  for (const row of rows) {
    const { id, name } = groupOf(row.unit)
    const known = groups.get(id)
    if (known) known.rows.push(row)
    else groups.set(id, { name, rows: [row] })
  }
  const lines: ChangeLine[] = []
  for (const [id, { name, rows: inGroup }] of groups) {
    const counted =
      leftOut.size === 0 ? inGroup : inGroup.filter(({ unit }) => !leftOut.has(unit.id))
    lines.push({ kind: 'group', id, name, ...sumChanges(counted) })
    for (const row of ordered(inGroup, order)) lines.push({ kind: 'unit', row })
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
