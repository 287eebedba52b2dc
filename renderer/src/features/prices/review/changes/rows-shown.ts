import type { UnitId } from '#core/ids'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import type { ChangeMark } from '#core/prices/batch/marks-of-units'

/** What of the list is shown: everything, the units with one mark, or those that are left out. */
export type RowChoice = ChangeMark | 'all' | 'leftOut'

interface Filter {
  readonly rows: readonly PriceChangeRow[]
  readonly shown: RowChoice
  readonly marks: ReadonlyMap<UnitId, readonly ChangeMark[]>
  readonly leftOut: ReadonlySet<UnitId>
}

export const rowsShown = ({ rows, shown, marks, leftOut }: Filter): readonly PriceChangeRow[] => {
  if (shown === 'all') return rows
  return rows.filter(({ unit }) =>
    shown === 'leftOut' ? leftOut.has(unit.id) : (marks.get(unit.id)?.includes(shown) ?? false),
  )
}
