import { groupBy } from '#core/group-by'
import type { MediaTarget } from '#core/media/shown/media-target'
import { guardFormula } from '#core/tables/guard-formula'
import type { Table } from '#core/tables/table'
import {
  type CellState,
  type CoverageCell,
  type CoverageTable,
  countColumns,
} from './coverage-table.ts'

export interface CoverageWords {
  readonly title: string
  readonly titleOfTypes: string
  readonly headings: Readonly<Record<'place' | 'where' | 'type' | 'what' | 'places', string>>
  /** What each column of the coverage is called. */
  readonly columns: readonly string[]
  readonly placeOf: (target: MediaTarget) => { readonly name: string; readonly where: string }
  /** Floors and buildings are types of their own. */
  readonly typeOf: (target: MediaTarget) => string
  readonly cellOf: (cell: CoverageCell) => string
  readonly stateOf: (state: CellState) => string
}

const text = (title: string) => ({ title, kind: 'text' as const, hidden: false })
const number = (title: string) => ({ title, kind: 'number' as const, hidden: false })

/** One row for each place; on a second sheet the numbers of each type. */
export const coverageWorkbook = (
  { columns, lines }: CoverageTable,
  words: CoverageWords,
): Table => {
  const { headings } = words
  return {
    title: words.title,
    columns: [headings.place, headings.where, headings.type, ...words.columns].map(text),
    rows: lines.map(({ target, cells }) => {
      const { name, where } = words.placeOf(target)
      const states = cells.map((cell) => (cell === null ? '' : words.cellOf(cell)))
      return [guardFormula(name), guardFormula(where), words.typeOf(target), ...states]
    }),
    sheets: [sheetOfTypes({ columns, lines }, words)],
  }
}

const states = ['present', 'replaced', 'missing', 'willBeSent', 'unknown'] as const

const sheetOfTypes = ({ columns, lines }: CoverageTable, words: CoverageWords): Table => {
  const { type, what, places } = words.headings
  const groups = groupBy(lines, ({ target }) => words.typeOf(target))
  const rows = [...groups].flatMap(([ofType, some]) =>
    countColumns({ columns, lines: some }).flatMap((counts, at) => {
      const numbers = states.map((state) => counts[state])
      const total = numbers.reduce((sum, one) => sum + one, 0)
      return total === 0 ? [] : [[ofType, words.columns[at] ?? '', total, ...numbers]]
    }),
  )
  return {
    title: words.titleOfTypes,
    columns: [text(type), text(what), number(places), ...states.map(words.stateOf).map(number)],
    rows,
  }
}
