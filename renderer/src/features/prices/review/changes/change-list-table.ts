import type { PriceChangeRow } from '#core/prices/batch/change-list'
import type { Cell, Table } from '#core/tables/table'
import { moneyCell } from '../../transfer/money-cell.ts'

// Half a percent is a change of a price: four decimals of the fraction are kept.
const percent = (fraction: number | null): Cell =>
  fraction === null ? null : Math.round(fraction * 10_000) / 10_000

const columns = [
  { key: 'number', kind: 'text', cell: ({ unit }) => unit.number },
  { key: 'building', kind: 'text', cell: ({ unit }) => unit.building },
  { key: 'floor', kind: 'text', cell: ({ unit }) => unit.floor },
  { key: 'netBefore', kind: 'money', cell: ({ before }) => moneyCell(before.netMinor) },
  { key: 'grossBefore', kind: 'money', cell: ({ before }) => moneyCell(before.grossMinor) },
  { key: 'netAfter', kind: 'money', cell: ({ after }) => moneyCell(after.netMinor) },
  { key: 'grossAfter', kind: 'money', cell: ({ after }) => moneyCell(after.grossMinor) },
  { key: 'delta', kind: 'money', cell: ({ deltaMinor }) => moneyCell(deltaMinor) },
  { key: 'percent', kind: 'percent', cell: ({ deltaFraction }) => percent(deltaFraction) },
  { key: 'perAreaBefore', kind: 'money', cell: ({ perAreaBeforeMinor: p }) => moneyCell(p) },
  { key: 'perAreaAfter', kind: 'money', cell: ({ perAreaAfterMinor: p }) => moneyCell(p) },
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
