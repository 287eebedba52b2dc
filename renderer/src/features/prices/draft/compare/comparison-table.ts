import type { ComparedUnit } from '#core/prices/draft/compare-drafts'
import type { Table } from '#core/tables/table'
import { moneyCell } from '../../transfer/money-cell.ts'

export type ComparisonColumn =
  | 'number'
  | 'building'
  | 'floor'
  | 'nowNet'
  | 'nowGross'
  | 'firstNet'
  | 'firstGross'
  | 'secondNet'
  | 'secondGross'
  | 'difference'

interface Words {
  readonly title: string
  readonly titleOf: (column: ComparisonColumn) => string
}

const money = [
  { key: 'nowNet', minorOf: ({ now }) => now.netMinor },
  { key: 'nowGross', minorOf: ({ now }) => now.grossMinor },
  { key: 'firstNet', minorOf: ({ first }) => first.netMinor },
  { key: 'firstGross', minorOf: ({ first }) => first.grossMinor },
  { key: 'secondNet', minorOf: ({ second }) => second.netMinor },
  { key: 'secondGross', minorOf: ({ second }) => second.grossMinor },
  { key: 'difference', minorOf: ({ differenceMinor }) => differenceMinor },
] as const satisfies readonly {
  readonly key: ComparisonColumn
  readonly minorOf: (row: ComparedUnit) => number | null
}[]

/** Two drafts beside each other as a file. */
export const comparisonTable = (
  rows: readonly ComparedUnit[],
  { title, titleOf }: Words,
): Table => ({
  title,
  columns: [
    ...(['number', 'building', 'floor'] as const).map(
      (key) => ({ title: titleOf(key), kind: 'text', hidden: false }) as const,
    ),
    ...money.map(({ key }) => ({ title: titleOf(key), kind: 'money', hidden: false }) as const),
  ],
  rows: rows.map((row) => [
    row.unit.number,
    row.unit.building,
    row.unit.floor,
    ...money.map(({ minorOf }) => moneyCell(minorOf(row))),
  ]),
})
