import type { ThousandsMark } from '#core/tables/read-decimal'
import { thousandsMark } from '#core/tables/thousands-mark'
import { widthOf } from '#core/tables/width-of'
import type { EditableSide } from '../draft/price-edit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { type UnitsByNumber, unitsByNumber } from '../pricelist/units-by-number.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { readPrice } from '../rules/read-price.ts'
import { recogniseRate } from '../rules/recognise-rate.ts'
import { guessColumns, type ImportMapping, numberColumns } from './import-columns.ts'
import { isSide, type PasteColumn } from './paste-target.ts'

interface PastedBlock {
  readonly block: readonly (readonly string[])[]
  /** The column on which it was pasted. */
  readonly onto: PasteColumn
  readonly units: readonly Unit[]
  readonly rules: Pick<PriceRules, 'vatRates'>
  readonly thousands: ThousandsMark | null
  readonly currency: string | null
}

/**
 * How a block that names its units is read, wherever it was pasted; null for a block of prices alone. Titles say which
 * prices it has. Without them the prices themselves must tell it, and where they do not, a person is asked.
 */
export const keyedMapping = (pasted: PastedBlock): ImportMapping | null => {
  const { block, onto } = pasted
  const units = unitsByNumber(pasted.units)
  if (widthOf(block) < 2) return null
  const guessed = guessColumns({ rows: block, units })
  // Which of several columns names the units, a person says.
  const isDoubtful =
    guessed.columns.number === null && numberColumns({ rows: block, units }).length > 1
  if (isDoubtful) return guessed
  const number = guessed.columns.number ?? (onto === 'number' ? 0 : null)
  if (number === null) return null
  const columns = { ...guessed.columns, number }
  if (columns.net !== null || columns.gross !== null) return { ...guessed, columns }
  const first = guessed.headerRow === null ? 0 : guessed.headerRow + 1
  const sides = sidesOfPrices(pasted, { rows: block.slice(first), number, units })
  return { ...guessed, columns: { ...columns, ...sides } }
}

type Sides = Readonly<Partial<Record<EditableSide, number>>>

interface KeyedRows {
  readonly rows: PastedBlock['block']
  readonly number: number
  readonly units: UnitsByNumber
}

/** Which columns are the prices of their units, found out from what the units cost now. */
const sidesOfPrices = (pasted: PastedBlock, keyed: KeyedRows): Sides => {
  const onto = isSide(pasted.onto) ? pasted.onto : null
  const columns = pricedColumns(pasted, keyed)
  const likely = columns.filter((column) => isLikely(column, onto ?? 'gross'))
  const [first, second] = likely
  if (likely.length === 2 && first && second && onto !== 'perArea')
    return pairOf(first, second, pasted.rules.vatRates)
  if (likely.length === 1 && first) return { [onto ?? nearerSide(first)]: first.at }
  // Prices far from today's: a person who put them on a column of prices has said what they are.
  const [only] = columns
  return onto !== null && columns.length === 1 && only ? { [onto]: only.at } : {}
}

interface PricedColumn {
  readonly at: number
  readonly cells: readonly { readonly unit: Unit; readonly minor: number }[]
}

/** The columns in which most of what is written is a price. */
const pricedColumns = (
  { thousands, currency }: PastedBlock,
  { rows, number, units }: KeyedRows,
): PricedColumn[] => {
  const others = Array.from({ length: widthOf(rows) }, (_, at) => at).filter((at) => at !== number)
  return others.flatMap((at) => {
    const texts = rows.map((row) => row[at] ?? '').filter((text) => text.trim() !== '')
    const mark = thousandsMark(texts) ?? thousands
    let read = 0
    const cells = rows.flatMap((row) => {
      const price = readPrice(row[at] ?? '', mark, currency)
      if (price.kind !== 'price') return []
      read += 1
      const [unit, another] = units.find(row[number] ?? '')
      return unit && !another ? [{ unit, minor: price.minor }] : []
    })
    return read * 2 > texts.length ? [{ at, cells }] : []
  })
}

const presentPrice = (unit: Unit, side: EditableSide): number | null => {
  if (side === 'net') return unit.priceNetMinor
  return side === 'gross' ? unit.priceGrossMinor : pricePerArea(unit.priceGrossMinor, unit.area)
}

/** How many times more or less than today the middle one of the prices is; null where no unit has a price. */
const distance = ({ cells }: PricedColumn, side: EditableSide): number | null => {
  const times = cells.flatMap(({ unit, minor }) => {
    const present = presentPrice(unit, side)
    return present !== null && present > 0 && minor > 0 ? [Math.abs(Math.log(minor / present))] : []
  })
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? null
}

const isLikely = (column: PricedColumn, side: EditableSide): boolean => {
  const times = distance(column, side)
  return times !== null && times < Math.LN2
}

const nearerSide = (column: PricedColumn): EditableSide =>
  (distance(column, 'net') ?? Number.POSITIVE_INFINITY) < (distance(column, 'gross') ?? 0)
    ? 'net'
    : 'gross'

/**
 * Two columns of which one is the other with VAT in every row are both prices; others could be anything, such as the
 * prices of today beside those of tomorrow.
 */
const pairOf = (
  one: PricedColumn,
  other: PricedColumn,
  vatRates: PriceRules['vatRates'],
): Sides => {
  const [net, gross] =
    (one.cells[0]?.minor ?? 0) < (other.cells[0]?.minor ?? 0) ? [one, other] : [other, one]
  const grossOf = new Map(gross.cells.map(({ unit, minor }) => [unit.id, minor]))
  const isPair = net.cells.every(({ unit, minor }) => {
    const pair = { netMinor: minor, grossMinor: grossOf.get(unit.id) ?? null }
    return recogniseRate(pair, vatRates) !== null
  })
  return isPair ? { net: net.at, gross: gross.at } : {}
}
