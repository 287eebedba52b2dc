import { minorToDecimal } from '#core/money'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import type { Cell, Table } from '#core/tables/table'

const money = (minor: number | null): Cell => (minor === null ? null : minorToDecimal(minor))

// Half a percent is a change of a price: four decimals of the fraction are kept.
const percent = (fraction: number | null): Cell =>
  fraction === null ? null : Math.round(fraction * 10_000) / 10_000

const columns = [
  { key: 'number', kind: 'text', cell: ({ unit }) => unit.number },
  { key: 'building', kind: 'text', cell: ({ unit }) => unit.building },
  { key: 'floor', kind: 'text', cell: ({ unit }) => unit.floor },
  { key: 'netBefore', kind: 'money', cell: ({ before }) => money(before.netMinor) },
  { key: 'grossBefore', kind: 'money', cell: ({ before }) => money(before.grossMinor) },
  { key: 'netAfter', kind: 'money', cell: ({ after }) => money(after.netMinor) },
  { key: 'grossAfter', kind: 'money', cell: ({ after }) => money(after.grossMinor) },
  { key: 'delta', kind: 'money', cell: ({ deltaMinor }) => money(deltaMinor) },
  { key: 'percent', kind: 'percent', cell: ({ deltaFraction }) => percent(deltaFraction) },
  { key: 'perAreaBefore', kind: 'money', cell: ({ perAreaBeforeMinor: p }) => money(p) },
  { key: 'perAreaAfter', kind: 'money', cell: ({ perAreaAfterMinor: p }) => money(p) },
] as const satisfies readonly {
  readonly key: string
  readonly kind: Table['columns'][number]['kind']
  readonly cell: (row: PriceChangeRow) => Cell
}[]

export type ChangeColumn = (typeof columns)[number]['key']

interface ColumnTitles {
  readonly title: string
  readonly titleOf: (column: ChangeColumn) => string
}

/** The change list as a file: all that somebody needs who types the prices into the CRM by hand. */
export const changeListTable = (
  rows: readonly PriceChangeRow[],
  { title, titleOf }: ColumnTitles,
): Table => ({
  title,
  columns: columns.map(({ key, kind }) => ({ title: titleOf(key), kind, hidden: false })),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
})
