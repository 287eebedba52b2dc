import { plainTitle } from '#core/tables/plain-title'
import type { ExportName } from './export-name.ts'

/** spec: Versioning 5. */
const removed: Readonly<Partial<Record<ExportName, readonly string[]>>> = {
  products: ['VatClass', 'MonthlyLoanPayment'],
  'sales-status': ['DealCoSalesman', 'MonthlyLoanPayment'],
  'project-units-history': ['MonthlyLoanPayment'],
  'business-cases': [
    'CoSalesman',
    'ParentDeal',
    'RACreated',
    'RADeadline',
    'RASignatureDate',
    'RASigned',
    'RACancelled',
    'RANote',
    'RDAmount',
    'RDDeadline',
    'RDPaid',
    'RDNote',
  ],
}
const added: Readonly<Partial<Record<ExportName, readonly string[]>>> = {
  inquiries: ['InactivityNote', 'Poznámka k neaktivitě'],
}

/** Whether the specification has announced that a column of an export is added or removed. */
export const isAnnounced = (
  name: ExportName,
  column: string,
  change: 'added' | 'removed',
): boolean => {
  const announced = (change === 'added' ? added : removed)[name] ?? []
  return announced.some((title) => plainTitle(title) === plainTitle(column))
}
