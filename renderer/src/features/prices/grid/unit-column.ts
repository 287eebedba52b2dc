import type { ColDef } from 'ag-grid-community'
import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { Unit } from '#core/prices/pricelist/unit'
import type { LensPlace } from './price-lens.ts'

export interface Speech {
  readonly t: TFunction
  readonly formats: Formats
  readonly language: string
  /** Keys of the further attributes that hold numbers only. */
  readonly numericKeys: ReadonlySet<string>
  readonly lens: LensPlace
}

export type UnitColumn = ColDef<Unit> & {
  readonly colId: string
  readonly headerName: string
  /** Whether a person chooses among its values or sets limits to its numbers. */
  readonly filterParams?: { readonly by: 'values' | 'limits' }
}

export const isFilteredByLimits = ({ filterParams }: UnitColumn): boolean =>
  filterParams?.by === 'limits'

// Unit numbers read as people count: A.9 before A.10.
const natural = new Intl.Collator('cs', { numeric: true })
const byNumber = (a: string | null, b: string | null) => natural.compare(a ?? '', b ?? '')

export const numericColumn = (column: UnitColumn): UnitColumn => ({
  filterParams: { by: 'limits' },
  type: 'rightAligned',
  ...column,
})

export const textColumn = (column: UnitColumn): UnitColumn => ({
  filterParams: { by: 'values' },
  comparator: byNumber,
  ...column,
})
