import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import type { Cell, Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'
import { moneyColumns } from '../batch/batch-table.ts'
import type { WholeBatch } from '../batch/parse-batch.ts'
import { moneyCell } from '../transfer/money-cell.ts'

type Key = (typeof moneyColumns)[number]['key']

export type HistoryColumn =
  | 'made'
  | 'draft'
  | 'note'
  | 'author'
  | 'account'
  | 'origins'
  | 'state'
  | 'number'
  | 'building'
  | 'outcome'
  | Key

interface Words {
  readonly title: string
  readonly titleOf: (column: HistoryColumn) => string
  readonly stateOf: (batch: Batch) => string
  /** How its prices came. */
  readonly originsOf: (batch: Batch) => string
  readonly outcomeOf: (unit: BatchUnit, batch: Batch) => string
  /** The time zone in which the times are written. */
  readonly timeZone: string
}

/** Batches as a file, each of their units a row that says whose it is. */
export const historyTable = (batches: readonly WholeBatch[], words: Words): Table => {
  const text = (key: HistoryColumn) =>
    ({ title: words.titleOf(key), kind: 'text', hidden: false }) as const
  const rowsOf = ({ batch, units }: WholeBatch): Cell[][] => {
    const head = [
      wallText(batch.createdAt, words.timeZone),
      batch.draftName,
      batch.note,
      batch.author,
      batch.account,
      words.originsOf(batch),
      words.stateOf(batch),
    ]
    return units.map((unit) => [
      ...head,
      unit.number,
      unit.building,
      ...moneyColumns.map(({ minorOf }) => moneyCell(minorOf(unit))),
      words.outcomeOf(unit, batch),
    ])
  }
  return {
    title: words.title,
    columns: [
      { title: words.titleOf('made'), kind: 'dateTime', hidden: false },
      ...(['draft', 'note', 'author', 'account', 'origins', 'state'] as const).map(text),
      ...(['number', 'building'] as const).map(text),
      ...moneyColumns.map(
        ({ key }) => ({ title: words.titleOf(key), kind: 'money', hidden: false }) as const,
      ),
      text('outcome'),
    ],
    rows: batches.flatMap(rowsOf),
  }
}
