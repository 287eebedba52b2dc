import { isTakenCode, unitStatuses } from '#core/api/unit-status'
import { idColumns } from '#core/exports/reports/id-columns'
import { readDate, readNumber, readText } from '#core/exports/table/read-cell'
import { findColumn, type ReportRow, type ReportTable } from '#core/exports/table/report-table'
import { fold } from '#core/fold'
import type { UnitId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { firstMomentOf } from '#core/wall-time'
import { inOrder, type SalesSource, salesOfStates, type UnitSale } from './sales-source.ts'

/** The exports in which sales can be found, by their names. */
export const exportsWithSales = {
  'project-units-history': 'history',
  events: 'events',
  deals: 'deals',
  'sales-status': 'salesStatus',
} as const
export type ExportWithSales = keyof typeof exportsWithSales

export const hasSales = (name: string): name is ExportWithSales => name in exportsWithSales

/** How the columns are titled: the server's own names, then both languages, as the account has them. */
const columns = {
  unitId: [...idColumns.unit],
  mainUnitId: ['main_unit_id', 'Hlavní jednotka ID', 'Main unit ID'],
  validFrom: [...idColumns.validFrom],
  availabilityId: ['availability_id', 'Dostupnost ID', 'Availability ID'],
  availability: ['availability', 'Dostupnost', 'Availability', 'Dostupnosť'],
  at: ['at', 'Datum', 'Date', 'Dátum'],
  eventTypeId: ['event_type_id', 'Typ události ID', 'Event type ID', 'Typ udalosti ID'],
  eventType: ['event_type', 'Typ události', 'Event type', 'Typ udalosti'],
  statusId: ['status_id', 'Stav ID', 'Status ID'],
  status: ['status', 'Stav'],
  changed: ['changed', 'Změněno', 'Changed', 'Poslední změna', 'Last change', 'Zmenené'],
  dealCreated: ['deal_created', 'Případ vytvořen', 'Deal created', 'Prípad vytvorený'],
} as const

export interface ExportedSalesInput {
  readonly table: ReportTable
  readonly name: ExportWithSales
  /** The units of the project that is asked about. */
  readonly unitIds: readonly UnitId[]
  /** When the export was asked for. */
  readonly at: Timestamp
  /** Of the clocks that the export shows. */
  readonly timeZone: string
}

export type ExportedSales = Pick<SalesSource, 'from' | 'to' | 'sales'>

/** What an export tells of sales of the units; null where its columns are not those, or none of the units is in it. */
export const exportedSales = ({
  table,
  name,
  unitIds,
  at,
  timeZone,
}: ExportedSalesInput): ExportedSales | null => {
  const known = new Set(unitIds)
  const find = (names: readonly string[]) => findColumn(table.columns, names)
  const unitAt = find(name === 'deals' ? columns.mainUnitId : columns.unitId)
  const rows = table.rows.flatMap((row): UnitRow[] => {
    const unitId = readNumber(row[unitAt] ?? null) as UnitId | null
    return unitId !== null && known.has(unitId) ? [{ row, unitId }] : []
  })
  const read = readers[name]({ rows, find, timeOf: timesIn(timeZone) })
  if (read === null) return null
  const dated = read.dates.filter((date) => date <= at)
  // An export without a date says of no sale when it was.
  if (dated.length === 0) return null
  const from = dated.reduce((first, date) => Math.min(first, date))
  return { from, to: at, sales: read.sales.filter((sale) => sale.at <= at).toSorted(inOrder) }
}

interface UnitRow {
  readonly row: ReportRow
  readonly unitId: UnitId
}

interface ReadInput {
  readonly rows: readonly UnitRow[]
  /** Where a column is that has any of these titles; -1 where there is none, at which a row has nothing. */
  readonly find: (names: readonly string[]) => number
  readonly timeOf: TimeOf
}

interface ReadSales {
  readonly sales: readonly UnitSale[]
  /** All that the export dates: the first one says how far it reaches. */
  readonly dates: readonly Timestamp[]
}

type Reader = (input: ReadInput) => ReadSales | null

const readHistory: Reader = ({ rows, find, timeOf }) => {
  const [fromAt, isTakenAt] = [find(columns.validFrom), availabilityReader(find)]
  const states = rows.flatMap(({ row, unitId }) => {
    const isTaken = isTakenAt(row)
    return isTaken === null ? [] : [{ unitId, isTaken, at: timeOf(row[fromAt]) }]
  })
  const inTime = states.toSorted(
    (one, other) => (one.at ?? Number.NEGATIVE_INFINITY) - (other.at ?? Number.NEGATIVE_INFINITY),
  )
  return { sales: salesOfStates(inTime), dates: states.flatMap(({ at }) => at ?? []) }
}

const readEvents: Reader = ({ rows, find, timeOf }) => {
  const [dateAt, idAt, typeAt] = [
    find(columns.at),
    find(columns.eventTypeId),
    find(columns.eventType),
  ]
  if (idAt < 0 && typeAt < 0) return null
  const events = rows.flatMap(({ row, unitId }) => {
    const at = timeOf(row[dateAt])
    const type = readText(row[typeAt] ?? null).toUpperCase()
    const kind = eventKinds.find(
      ({ id, name }) => readNumber(row[idAt] ?? null) === id || type === name,
    )?.kind
    return at === null ? [] : [{ unitId, at, kind }]
  })
  const inTime = events.toSorted((one, other) => one.at - other.at)
  return { sales: wonAndLost(inTime), dates: events.map(({ at }) => at) }
}

/** spec: Events. */
const eventKinds = [
  { id: 30, name: 'DEAL_CLOSED_WON', kind: 'won' },
  { id: 31, name: 'DEAL_CLOSED_LOST', kind: 'lost' },
  { id: 32, name: 'DEAL_REOPENED', kind: 'lost' },
] as const

interface DealEvent extends Pick<UnitSale, 'unitId' | 'at'> {
  readonly kind: 'won' | 'lost' | undefined
}

/** A deal that is lost or opened again gives back what it had won; one that never won had nothing to give. */
const wonAndLost = (events: readonly DealEvent[]): readonly UnitSale[] => {
  const won = new Set<UnitId>()
  return events.flatMap(({ unitId, at, kind }): UnitSale[] => {
    if (kind === undefined || won.has(unitId) === (kind === 'won')) return []
    if (kind === 'won') won.add(unitId)
    else won.delete(unitId)
    return [{ unitId, at, kind: kind === 'won' ? 'taken' : 'cancelled' }]
  })
}

const wonDeal = 3
const wonWords: ReadonlySet<string> = new Set(['vyhrany', 'won'])

/** A deal has no day on which it was won: that of its last change is the nearest one that the export has. */
const readDeals: Reader = ({ rows, find, timeOf }) => {
  const [changedAt, idAt, statusAt] = [
    find(columns.changed),
    find(columns.statusId),
    find(columns.status),
  ]
  if (idAt < 0 && statusAt < 0) return null
  const isWon = (row: ReportRow) =>
    readNumber(row[idAt] ?? null) === wonDeal ||
    readNumber(row[statusAt] ?? null) === wonDeal ||
    wonWords.has(fold(readText(row[statusAt] ?? null)))
  const dated = rows.flatMap(({ row, unitId }) => {
    const at = timeOf(row[changedAt])
    return at === null ? [] : [{ unitId, at, isWon: isWon(row) }]
  })
  return {
    dates: dated.map(({ at }) => at),
    sales: dated
      .filter((deal) => deal.isWon)
      .map(({ unitId, at }): UnitSale => ({ unitId, at, kind: 'taken' })),
  }
}

/** Deals of today with the day on which they were made: what came back meanwhile is not among them. */
const readSalesStatus: Reader = ({ rows, find, timeOf }) => {
  const [createdAt, isTakenAt] = [find(columns.dealCreated), availabilityReader(find)]
  const taken = rows.flatMap(({ row, unitId }): UnitSale[] => {
    const at = timeOf(row[createdAt])
    return at !== null && isTakenAt(row) === true ? [{ unitId, at, kind: 'taken' }] : []
  })
  return { sales: taken, dates: taken.map(({ at }) => at) }
}

const readers: Readonly<Record<ExportWithSales, Reader>> = {
  'project-units-history': readHistory,
  events: readEvents,
  deals: readDeals,
  'sales-status': readSalesStatus,
}

/** Words of a unit's availability, without accents and case. */
const takenWords: ReadonlySet<string> = new Set([
  'rezervovana',
  'reserved',
  'prodana',
  'predana',
  'sold',
])
const otherWords: ReadonlySet<string> = new Set([
  'volna',
  'free',
  'predrezervovana',
  'pre-reserved',
  'neni v prodeji',
  'nie je v predaji',
  'not for sale',
  'pozdrzena',
  'delayed',
])

/** Whether somebody has the unit, by the number or by the words of its availability; null for other words. */
const availabilityReader = (find: ReadInput['find']): ((row: ReportRow) => boolean | null) => {
  const [idAt, wordsAt] = [find(columns.availabilityId), find(columns.availability)]
  return (row) => {
    const code = readNumber(row[idAt] ?? null) ?? readNumber(row[wordsAt] ?? null)
    if (code !== null) return code in unitStatuses ? isTakenCode(code) : null
    const words = fold(readText(row[wordsAt] ?? null))
    if (takenWords.has(words)) return true
    return otherWords.has(words) ? false : null
  }
}

type TimeOf = (cell: ReportRow[number] | undefined) => Timestamp | null

const timesIn =
  (timeZone: string): TimeOf =>
  (cell) => {
    const [date = '', time = ''] = readDate(cell ?? null)?.split(' ') ?? []
    return firstMomentOf({ date, time }, timeZone)
  }
