import { type ExportName, exportNames } from '../reports/export-name.ts'
import type { Pivot, PivotResult } from './pivot.ts'
import type { Grouping } from './pivot-group.ts'
import { findColumn, type ReportColumn } from './report-table.ts'

export interface ReadyPivotResult {
  readonly ready: ReadyPivot
  readonly result: PivotResult
}

export interface ReadyPivot {
  readonly name:
    | 'unitsByStatusAndPrice'
    | 'pricePerAreaByLayout'
    | 'unitsByProject'
    | 'pricePerAreaByProject'
    | 'dealsByWeek'
    | 'salesByMonth'
    | 'dealsByStatus'
    | 'leadsByMonth'
    | 'leadsByCampaign'
    | 'leadsBySource'
    | 'paymentsByMonth'
    | 'duePaymentsByMonth'
    | 'defectsByStatus'
  readonly chart: 'bar' | 'line'
  readonly pivot: Pivot
}

// The server's own names and both languages: the account's settings decide which of them a header has.
const columns = {
  availability: ['availability', 'Dostupnost', 'Availability'],
  priceWithVat: ['price_with_vat', 'Cena s DPH', 'Price with VAT'],
  pricePerArea: ['price_per_m2', 'Cena za m² s DPH', 'Price per m² with VAT'],
  project: ['project', 'Projekt', 'Project'],
  layout: ['layout', 'Dispozice', 'Layout'],
  price: ['price', 'Cena s DPH', 'Price with VAT'],
  status: ['status', 'Stav', 'Status'],
  created: ['created', 'Vytvořeno', 'Created', 'Datum přidání', 'Date added'],
  dealCreated: ['deal_created', 'Případ vytvořen', 'Deal created'],
  inquired: ['created', 'Datum poptávky', 'Inquiry date'],
  campaign: ['campaign', 'Kampaň', 'Campaign'],
  source: ['source_id', 'Zdroj ID', 'Source ID'],
  paidOn: ['paid_on', 'Datum platby', 'Paid on', 'Zaplaceno dne'],
  due: ['due', 'Splatnost', 'Due'],
  amount: ['amount', 'Částka', 'Amount'],
  currency: ['currency', 'Měna', 'Currency'],
  contractor: ['contractor', 'Dodavatel', 'Contractor'],
}

const by = (column: string[]): Grouping => ({ by: 'value', column })
const weekOf = (column: string[]): Grouping => ({ by: 'period', column, unit: 'week' })
const monthOf = (column: string[]): Grouping => ({ by: 'period', column, unit: 'month' })

const sold = (month: string[], value: string[], split: string[]): ReadyPivot => ({
  name: 'salesByMonth',
  chart: 'bar',
  pivot: { rows: [monthOf(month)], columns: by(split), value, measure: 'sum' },
})
const count = (
  name: ReadyPivot['name'],
  chart: ReadyPivot['chart'],
  [row, column]: readonly [Grouping, Grouping?],
): ReadyPivot => ({
  name,
  chart,
  pivot: { rows: [row], columns: column ?? null, value: null, measure: 'count' },
})
const paid = (name: ReadyPivot['name'], month: string[]): ReadyPivot => ({
  name,
  chart: 'bar',
  pivot: {
    rows: [monthOf(month)],
    columns: by(columns.currency),
    value: columns.amount,
    measure: 'sum',
  },
})

const pricePerArea = (name: ReadyPivot['name'], row: string[]): ReadyPivot => ({
  name,
  chart: 'bar',
  pivot: { rows: [by(row)], columns: null, value: columns.pricePerArea, measure: 'average' },
})

const priceBand = 1_000_000
const units: readonly ReadyPivot[] = [
  count('unitsByStatusAndPrice', 'bar', [
    { by: 'band', column: columns.priceWithVat, size: priceBand },
    by(columns.availability),
  ]),
  pricePerArea('pricePerAreaByLayout', columns.layout),
  count('unitsByProject', 'bar', [by(columns.project), by(columns.availability)]),
  pricePerArea('pricePerAreaByProject', columns.project),
]
const deals: readonly ReadyPivot[] = [
  sold(columns.created, columns.price, columns.status),
  count('dealsByStatus', 'bar', [by(columns.status)]),
  count('dealsByWeek', 'bar', [weekOf(columns.created)]),
]

const pivots: Readonly<Partial<Record<ExportName, readonly ReadyPivot[]>>> = {
  products: units,
  'sales-status': [sold(columns.dealCreated, columns.priceWithVat, columns.availability), ...units],
  deals,
  'business-cases': deals,
  inquiries: [
    count('leadsByCampaign', 'bar', [by(columns.campaign)]),
    count('leadsBySource', 'bar', [by(columns.source)]),
    count('leadsByMonth', 'line', [monthOf(columns.inquired)]),
  ],
  customers: [
    count('leadsBySource', 'bar', [by(columns.source)]),
    count('leadsByMonth', 'line', [monthOf(columns.created)]),
  ],
  'payments-incoming': [paid('paymentsByMonth', columns.paidOn)],
  'payments-prescribed': [paid('duePaymentsByMonth', columns.due)],
  defects: [count('defectsByStatus', 'bar', [by(columns.contractor), by(columns.status)])],
}

/** The pivots that a report of this kind can show if it has their columns. */
export const readyPivotsOf = (name: string): readonly ReadyPivot[] => {
  const known = exportNames.find((one) => one === name)
  return known === undefined ? [] : (pivots[known] ?? [])
}

/** The pivots that a report of this kind can show with the columns that it has. */
export const readyPivots = (
  name: string,
  present: readonly ReportColumn[],
): readonly ReadyPivot[] => {
  const isThere = (names: readonly string[]) => findColumn(present, names) >= 0
  return readyPivotsOf(name).filter(({ pivot: { rows, columns: split, value } }) => {
    const groupings = split ? [...rows, split] : rows
    return groupings.every(({ column }) => isThere(column)) && (value === null || isThere(value))
  })
}
