import type { SeenPrice } from '#core/contract/prices'
import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'
import { moneyCell } from '../transfer/money-cell.ts'

export type SeenColumn = 'at' | 'net' | 'gross' | 'origin' | 'person'

interface Words {
  readonly title: string
  readonly titleOf: (column: SeenColumn) => string
  readonly originOf: (seen: SeenPrice) => string
  /** The time zone in which the times are written. */
  readonly timeZone: string
}

/** The prices that a unit has had as a file, oldest first. */
export const seenTable = (seen: readonly SeenPrice[], words: Words): Table => ({
  title: words.title,
  columns: [
    { title: words.titleOf('at'), kind: 'dateTime', hidden: false },
    { title: words.titleOf('net'), kind: 'money', hidden: false },
    { title: words.titleOf('gross'), kind: 'money', hidden: false },
    { title: words.titleOf('origin'), kind: 'text', hidden: false },
    { title: words.titleOf('person'), kind: 'text', hidden: false },
  ],
  rows: seen.map((price) => {
    const { netMinor, grossMinor } = price.pair
    return [
      wallText(price.at, words.timeZone),
      moneyCell(netMinor),
      moneyCell(grossMinor),
      words.originOf(price),
      guardFormula(price.person ?? ''),
    ]
  }),
})
