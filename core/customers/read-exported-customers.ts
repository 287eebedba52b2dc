import { idColumns } from '#core/exports/reports/id-columns'
import { findColumn, type ReportTable } from '#core/exports/table/report-table'
import { customerIdSchema } from '#core/ids'
import type { ExportedCustomer } from './revocation-reach.ts'

const emailColumns = ['email', 'emails', 'emailaddress', 'emailovaadresa', 'kontaktniemail']

/** The customers and their addresses in an export; null where its columns do not have them. */
export const readExportedCustomers = ({
  columns,
  rows,
}: ReportTable): readonly ExportedCustomer[] | null => {
  const idAt = findColumn(columns, idColumns.customer)
  const emailAt = findColumn(columns, emailColumns)
  if (idAt < 0 || emailAt < 0) return null
  return rows.flatMap((row) => {
    const customerId = customerIdSchema.safeParse(Number(row[idAt] ?? 0))
    const email = String(row[emailAt] ?? '').trim()
    return customerId.success && email !== '' ? { customerId: customerId.data, email } : []
  })
}
