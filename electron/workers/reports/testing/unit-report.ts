import type { ExportTable, Row } from '../../../../sandbox/exports/table.ts'
import { toWorkbook } from '../../../../sandbox/exports/workbook.ts'

const columns: ExportTable['columns'] = [
  { id: 'number', label: { cs: 'Jednotka', en: 'Unit' }, kind: 'text' },
  { id: 'availability', label: { cs: 'Dostupnost', en: 'Availability' }, kind: 'text' },
  { id: 'price_with_vat', label: { cs: 'Cena s DPH', en: 'Price with VAT' }, kind: 'money' },
  { id: 'at', label: { cs: 'Změněno', en: 'Changed' }, kind: 'dateTime' },
  { id: 'paid', label: { cs: 'Zaplaceno', en: 'Paid' }, kind: 'boolean' },
  { id: 'unit_id', label: { cs: 'Jednotka ID', en: 'Unit ID' }, kind: 'integer' },
]

/** Number, availability, price in crowns, and the unit's id. */
export type UnitRow = readonly [number: string, availability: string, price: number, id: number]

const changedAt = Date.UTC(2026, 6, 14, 22, 30)

/** A report as the CRM writes an export. */
export const unitReport = (
  rows: readonly UnitRow[],
  format: 'xls' | 'xlsx' = 'xlsx',
  headerMode: 'default' | 'labels_ids' = 'default',
): Uint8Array =>
  toWorkbook(
    {
      columns,
      rows: rows.map(([number, availability, price, id]): Row => {
        return [number, availability, price * 100, changedAt, false, id]
      }),
    },
    { format, headerMode, language: 'cs' },
  )

export const someUnits: readonly UnitRow[] = [
  ['A.101', 'Volná', 4_990_000, 1],
  ['A.102', 'Volná', 5_190_000.5, 2],
  ['Žluťoučký kůň', 'Prodaná', 6_400_000, 3],
]
