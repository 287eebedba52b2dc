import type { DealColumnName, DealMapping } from '#core/prices/deals/deal-columns'
import { mappedDeals } from '#core/prices/deals/exported-deals'
import type { Unit } from '#core/prices/pricelist/unit'
import { likelyHeaderRow } from '#core/tables/find-header'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'

export interface DealSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

/** What a person has said so far of where deals stand. */
export interface DealChoice {
  /** Counted from zero. */
  readonly sheet: number
  readonly headerRow: number
  readonly columns: Readonly<Record<DealColumnName, number | null>>
}

/** The widest sheet and its first full row; no column is guessed. */
export const firstChoice = (sheets: readonly DealSheet[], sheet = widestOf(sheets)): DealChoice => {
  const headerRow = likelyHeaderRow(
    sheets[sheet]?.rows ?? [],
    (cell) => cell !== null && cell !== '',
  )
  return { sheet, headerRow, columns: { unit: null, deal: null, project: null } }
}

const widestOf = (sheets: readonly DealSheet[]): number => {
  const widths = sheets.map(({ rows }) => widthOf(rows))
  return Math.max(0, widths.indexOf(Math.max(...widths)))
}

interface ChoiceToRead {
  readonly sheets: readonly DealSheet[]
  readonly choice: DealChoice
  /** The units of the project that is open. */
  readonly units: readonly Unit[]
}

interface ReadChoice {
  readonly mapping: DealMapping
  readonly knownUnits: number
  readonly knownDeals: number
  /** A few of the units with a deal, for a person to compare with what they know. */
  readonly examples: readonly { readonly number: string; readonly dealId: string }[]
}

const examplesShown = 3

/** What the chosen columns tell of the project; null until units and deals are chosen. */
export const readChoice = ({ sheets, choice, units }: ChoiceToRead): ReadChoice | null => {
  const { headerRow } = choice
  const { unit, deal, project } = choice.columns
  if (unit === null || deal === null) return null
  const mapping = { headerRow, columns: { unit, deal, project } }
  const numbers = new Map(units.map(({ id, number }) => [id, number]))
  const told = (mappedDeals(sheets[choice.sheet]?.rows ?? [], mapping) ?? []).filter(({ unitId }) =>
    numbers.has(unitId),
  )
  const deals = told.flatMap(({ unitId, dealId }) =>
    dealId === null ? [] : [{ number: numbers.get(unitId) ?? '', dealId }],
  )
  return {
    mapping,
    knownUnits: told.length,
    knownDeals: deals.length,
    examples: deals.slice(0, examplesShown),
  }
}
