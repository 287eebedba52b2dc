import type { SeenPrice } from '#core/contract/prices'
import { minorToDecimal } from '#core/money'
import type { Cell, Table } from '#core/tables/table'
import { toWallTime } from '#core/wall-time'

export type SeenColumn = 'at' | 'net' | 'gross' | 'origin'

interface Words {
  readonly title: string
  readonly titleOf: (column: SeenColumn) => string
  readonly originOf: (seen: SeenPrice) => string
  /** The time zone in which the times are written. */
  readonly timeZone: string
}

const money = (minor: number | null): Cell => (minor === null ? null : minorToDecimal(minor))

/** The prices that a unit has had as a file, oldest first. */
export const seenTable = (seen: readonly SeenPrice[], words: Words): Table => ({
  title: words.title,
  columns: [
    { title: words.titleOf('at'), kind: 'dateTime', hidden: false },
    { title: words.titleOf('net'), kind: 'money', hidden: false },
    { title: words.titleOf('gross'), kind: 'money', hidden: false },
    { title: words.titleOf('origin'), kind: 'text', hidden: false },
  ],
  rows: seen.map((price) => {
    const { date, time } = toWallTime(price.at, words.timeZone)
    const { netMinor, grossMinor } = price.pair
    return [`${date} ${time}`, money(netMinor), money(grossMinor), words.originOf(price)]
  }),
})
