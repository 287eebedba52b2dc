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

export type UnitColumn = ColDef<Unit> & { readonly colId: string; readonly headerName: string }

// Unit numbers read as people count: A.9 before A.10.
const natural = new Intl.Collator('cs', { numeric: true })
const byNumber = (a: string | null, b: string | null) => natural.compare(a ?? '', b ?? '')

export const numericColumn = (column: UnitColumn): UnitColumn => ({
  filter: 'agNumberColumnFilter',
  type: 'rightAligned',
  ...column,
})

export const textColumn = (column: UnitColumn): UnitColumn => ({
  filter: 'agTextColumnFilter',
  comparator: byNumber,
  ...column,
})
