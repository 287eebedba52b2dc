import { type ExportName, exportNames } from './export-name.ts'
import type { ExportParameter, ParameterControl } from './export-parameter.ts'
import type { StatusKind } from './export-statuses.ts'
import type { IdColumn } from './id-columns.ts'

export interface CatalogueEntry {
  readonly name: ExportName
  /** False for an export that only public clients are known to use: a server may not have it. */
  readonly isSpecified: boolean
  /** The export that replaces a deprecated one; null for one that is not deprecated. */
  readonly successor: ExportName | null
  readonly parameters: readonly ExportParameter[]
  /** The columns that together tell the rows of the export apart. */
  readonly key: readonly IdColumn[]
}

const optional = (name: string, control: ParameterControl): ExportParameter => ({
  name,
  isRequired: false,
  control,
})

/** Field-notes 1: all exports have these. `xlsx` is the format and no filter. */
const everywhere: readonly ExportParameter[] = [
  optional('xlsx', { kind: 'flag' }),
  optional('headermode', {
    kind: 'choice',
    values: ['default', 'labels', 'ids', 'labels_ids', 'ids_labels'],
  }),
  optional('projectids', { kind: 'ids', of: 'project', one: false }),
  optional('fulltext', { kind: 'text' }),
]

const creation: readonly ExportParameter[] = [
  optional('creationdatefrom', { kind: 'date' }),
  optional('creationdateto', { kind: 'date' }),
]
const statusesOf = (of: StatusKind | null): ExportParameter[] => [
  optional('statusids', { kind: 'statuses', of }),
]
const statuses = statusesOf(null)
const unitStatuses = statusesOf('unit')
const dealStatuses = statusesOf('deal')

const defectModes = [
  'DEAL_DEFECTS',
  'DEAL_DEFECTS_COMMUNAL_AREA',
  'DEAL_DEFECTS_COMBINED',
  'INSPECTION_DEFECTS',
  'INSPECTION_DEFECTS_COMMUNAL_AREA',
  'INSPECTION_DEFECTS_COMBINED',
]

const invoiceFilters: readonly ExportParameter[] = [
  optional('filter_status', { kind: 'choice', values: ['1', '2', '3', '4', '5', '6'] }),
  optional('filter_groupcompany', { kind: 'ids', of: 'groupCompany', one: false }),
  optional('filter_issued_from', { kind: 'date' }),
  optional('filter_issued_to', { kind: 'date' }),
]

const unit: ExportParameter = {
  name: 'unitid',
  isRequired: true,
  control: { kind: 'ids', of: 'unit', one: true },
}

interface ExportFacts {
  readonly key: readonly IdColumn[]
  readonly filters?: readonly ExportParameter[]
  readonly isUnspecified?: true
  readonly successor?: ExportName
}

const factsOf: Readonly<Record<ExportName, ExportFacts>> = {
  projects: { key: ['project'] },
  products: { key: ['unit'], filters: unitStatuses },
  customers: { key: ['customer'], filters: [...creation, ...statuses] },
  deals: { key: ['deal'], filters: [...creation, ...dealStatuses] },
  inquiries: { key: ['inquiry'], filters: creation },
  'business-cases': { key: ['deal'], filters: [...creation, ...dealStatuses] },
  'sales-status': { key: ['unit'], filters: unitStatuses },
  'project-units-history': {
    key: ['unit', 'validFrom'],
    filters: [...creation, ...unitStatuses],
  },
  'unit-history': {
    key: ['validFrom'],
    filters: [unit, ...creation, ...unitStatuses],
    successor: 'project-units-history',
  },
  defects: {
    key: ['defect'],
    filters: [optional('mode', { kind: 'choice', values: defectModes }), ...creation, ...statuses],
  },
  events: { key: ['event'], filters: creation },
  'deal-documents': { key: ['document'], filters: creation },
  'payments-prescribed': { key: ['prescribedPayment'], filters: creation, isUnspecified: true },
  'payments-incoming': { key: ['incomingPayment'], filters: creation, isUnspecified: true },
  'additional-products': { key: ['additionalProduct'], filters: creation, isUnspecified: true },
  inspections: { key: ['inspection'], filters: creation, isUnspecified: true },
  tasks: { key: ['task'], filters: creation, isUnspecified: true },
  invoices: {
    key: ['invoiceLine'],
    filters: [...invoiceFilters, ...creation, ...statuses],
    isUnspecified: true,
  },
  'customers-contacts': { key: ['customer', 'contact'], filters: creation, isUnspecified: true },
  'customer-consents': {
    key: ['customer', 'consentType', 'given'],
    filters: creation,
    isUnspecified: true,
  },
}

/** Every export of the specification and of the field notes. */
export const catalogue: readonly CatalogueEntry[] = exportNames.map((name) => {
  const { key, filters = [], isUnspecified = false, successor = null } = factsOf[name]
  return {
    name,
    isSpecified: !isUnspecified,
    successor,
    parameters: [...everywhere, ...filters],
    key,
  }
})

/** The parameters of an export that is not in the catalogue: those that all exports take. */
export const unknownExportParameters: readonly ExportParameter[] = [
  ...everywhere,
  ...creation,
  ...statuses,
]
