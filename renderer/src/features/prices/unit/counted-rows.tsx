import type { UnitId } from '#core/ids'
import type { EditorParts } from '../editor/editor-parts.ts'
import { type CountedSales, SalesDialog } from '../pace/sales-dialog.tsx'
import { type CountedUnits, UnitsDialog } from '../premiums/units-dialog.tsx'
import { UnitDrawer } from './unit-drawer.tsx'

/** What a number of a panel leads to. */
export type Counted =
  | { readonly kind: 'units'; readonly counted: CountedUnits }
  | { readonly kind: 'sales'; readonly counted: CountedSales }
  | { readonly kind: 'unit'; readonly unitId: UnitId }

interface Props extends EditorParts {
  readonly over: Counted
  readonly onShowUnit: (unitId: UnitId) => void
  readonly onClose: () => void
}

/** The rows behind a number over its panel, and the unit of a row. */
export const CountedRows = ({ over, onShowUnit, onClose, ...parts }: Props) => {
  const { edited, known } = parts
  const shared = { units: edited.units, onShowUnit, onClose }
  switch (over.kind) {
    case 'units':
      return <UnitsDialog {...shared} counted={over.counted} premiums={known.premiums} />
    case 'sales':
      return <SalesDialog {...shared} counted={over.counted} />
    case 'unit':
      return <UnitDrawer {...parts} unitId={over.unitId} onClose={onClose} />
  }
}
