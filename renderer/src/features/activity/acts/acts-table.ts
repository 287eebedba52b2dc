import type { Act } from '#core/activity/act'
import { minorToDecimal } from '#core/money'
import { guardFormula } from '#core/tables/guard-formula'
import type { Cell, Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'

export const actColumns = [
  'at',
  'person',
  'what',
  'about',
  'before',
  'after',
  'outcome',
  'workspace',
  'desk',
] as const
export type ActColumn = (typeof actColumns)[number]

/** The words of an act, cell by cell, as the screen says them. */
export type ActWords = Readonly<Record<Exclude<ActColumn, 'at'>, string>>

interface Words {
  readonly title: string
  readonly titleOf: (column: ActColumn | 'priceBefore' | 'priceAfter' | 'id' | 'hash') => string
  readonly wordsOf: (act: Act) => ActWords
  readonly timeZone: string
}

const grossOf = ({ kind }: Act, said: Act['before']): Cell => {
  const minor = said?.['grossMinor']
  return kind === 'price' && typeof minor === 'number' ? minorToDecimal(minor) : null
}

/** The acts as a file has them: prices as numbers too, and the hashes by which the file is held against the audit. */
export const actsTable = (
  acts: readonly Act[],
  { title, titleOf, wordsOf, timeZone }: Words,
): Table => ({
  title,
  columns: [
    ...actColumns.map((column) => ({
      title: titleOf(column),
      kind: column === 'at' ? ('dateTime' as const) : ('text' as const),
      hidden: false,
    })),
    { title: titleOf('priceBefore'), kind: 'money', hidden: false },
    { title: titleOf('priceAfter'), kind: 'money', hidden: false },
    { title: titleOf('id'), kind: 'number', hidden: false },
    { title: titleOf('hash'), kind: 'text', hidden: false },
  ],
  rows: acts.map((act) => {
    const words = wordsOf(act)
    return [
      ...actColumns.map((column) =>
        column === 'at' ? wallText(act.at, timeZone) : guardFormula(words[column]),
      ),
      grossOf(act, act.before),
      grossOf(act, act.after),
      act.id,
      act.hash,
    ]
  }),
})
