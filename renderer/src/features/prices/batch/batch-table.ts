import type { BatchUnit } from '#core/prices/batch/batch'
import type { Table } from '#core/tables/table'
import { moneyCell } from '../transfer/money-cell.ts'

export type BatchColumn = (typeof moneyColumns)[number]['key'] | 'number' | 'building' | 'outcome'

export const moneyColumns = [
  { key: 'netBefore', minorOf: ({ before }) => before.netMinor },
  { key: 'grossBefore', minorOf: ({ before }) => before.grossMinor },
  { key: 'netAfter', minorOf: ({ after }) => after.netMinor },
  { key: 'grossAfter', minorOf: ({ after }) => after.grossMinor },
  { key: 'seenNet', minorOf: ({ seen }) => seen?.netMinor },
  { key: 'seenGross', minorOf: ({ seen }) => seen?.grossMinor },
] as const satisfies readonly {
  readonly key: string
  readonly minorOf: (unit: BatchUnit) => number | null | undefined
}[]

interface Words {
  readonly title: string
  readonly titleOf: (column: BatchColumn) => string
  readonly outcomeOf: (unit: BatchUnit) => string
}

/** A batch as a file: what was sent and what became of it. */
export const batchTable = (units: readonly BatchUnit[], words: Words): Table => {
  const text = (key: BatchColumn) =>
    ({ title: words.titleOf(key), kind: 'text', hidden: false }) as const
  return {
    title: words.title,
    columns: [
      text('number'),
      text('building'),
      ...moneyColumns.map(
        ({ key }) => ({ title: words.titleOf(key), kind: 'money', hidden: false }) as const,
      ),
      text('outcome'),
    ],
    rows: units.map((unit) => [
      unit.number,
      unit.building,
      ...moneyColumns.map(({ minorOf }) => moneyCell(minorOf(unit))),
      words.outcomeOf(unit),
    ]),
  }
}
