import type { TFunction } from 'i18next'
import { type ColumnFilters, countValues } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceLens } from '../grid/price-lens.ts'
import { statusWord, typeWord } from '../grid/unit-words.ts'
import { filteredColumns, markColumn, unitMarks } from './price-filters.ts'

/** What can be chosen in a column: one name, and the values that it stands for. */
export interface ValueOption {
  readonly name: string
  /** Several where several places have the same name, as the floors of two buildings. */
  readonly values: readonly string[]
  /** How many units it would show beside the filters of the other columns. */
  readonly count: number
}

interface OptionsInput {
  readonly units: readonly Unit[]
  readonly filters: ColumnFilters
  readonly lens: PriceLens
  readonly column: string
  readonly t: TFunction
}

const natural = new Intl.Collator('cs', { numeric: true })

// Floors below the ground come first.
const inOrder = (a: ValueOption, b: ValueOption): number => {
  const [left, right] = [Number(a.name), Number(b.name)]
  return Number.isNaN(left - right) ? natural.compare(a.name, b.name) : left - right
}

const codeOf = (value: string): number | null => (value === '' ? null : Number(value))

const placeNames = (units: readonly Unit[], column: 'building' | 'floor') => {
  const idOf = ({ buildingId, floorId }: Unit) => (column === 'building' ? buildingId : floorId)
  return new Map(units.map((unit) => [String(idOf(unit) ?? ''), unit[column]]))
}

const namer = ({ units, column, t }: OptionsInput): ((value: string) => string) => {
  if (column === 'status') return (value) => statusWord(t, { statusCode: codeOf(value) })
  if (column === 'type') return (value) => typeWord(t, { typeCode: codeOf(value) })
  if (column === 'vatRate')
    return (value) => (value === '' ? '' : t('prices.rate', { rate: value }))
  if (column === markColumn) {
    const words = new Map<string, string>(
      unitMarks.map((mark) => [mark, t(`filters.mark.${mark}`)]),
    )
    return (value) => words.get(value) ?? value
  }
  if (column !== 'building' && column !== 'floor') return (value) => value
  const names = placeNames(units, column)
  return (value) => names.get(value) ?? ''
}

const marksInOrder: readonly (string | undefined)[] = unitMarks

const placeOfMark = ({ values: [value] }: ValueOption): number => marksInOrder.indexOf(value)

/** The values of a column by name, with how many units each of them would show. */
export const valueOptions = (input: OptionsInput): ValueOption[] => {
  const { units, filters, lens, column } = input
  const nameOf = namer(input)
  const byName = new Map<string, { values: string[]; count: number }>()
  const counts = countValues({ rows: units, filters, columns: filteredColumns(lens), column })
  for (const [value, count] of counts) {
    const name = nameOf(value)
    const known = byName.get(name) ?? { values: [], count: 0 }
    byName.set(name, { values: [...known.values, value], count: known.count + count })
  }
  const options = [...byName].map(([name, { values, count }]) => ({ name, values, count }))
  if (column === markColumn) return options.sort((a, b) => placeOfMark(a) - placeOfMark(b))
  // Codes keep the order of the API, which is the one of a sale.
  return column === 'status' || column === 'type'
    ? options.sort((a, b) => Number(a.values[0]) - Number(b.values[0]))
    : options.sort(inOrder)
}
