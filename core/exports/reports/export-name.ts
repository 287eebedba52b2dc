/** The tables that a CRM exports: those of the specification, then those that public clients ask for. */
export const exportNames = [
  'projects',
  'products',
  'customers',
  'deals',
  'inquiries',
  'business-cases',
  'sales-status',
  'project-units-history',
  'unit-history',
  'defects',
  'events',
  'deal-documents',
  'payments-prescribed',
  'payments-incoming',
  'additional-products',
  'inspections',
  'tasks',
  'invoices',
  'customers-contacts',
  'customer-consents',
] as const
export type ExportName = (typeof exportNames)[number]
