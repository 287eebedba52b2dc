/** The tables that a CRM exports: those of the specification, then those that public clients ask for. */
export const exportNames = [
  ...(['projects', 'products', 'customers', 'deals', 'inquiries', 'business-cases'] as const),
  ...(['sales-status', 'project-units-history', 'unit-history', 'defects', 'events'] as const),
  'deal-documents',
  ...(['payments-prescribed', 'payments-incoming', 'additional-products', 'inspections'] as const),
  ...(['tasks', 'invoices', 'customers-contacts', 'customer-consents'] as const),
] as const
export type ExportName = (typeof exportNames)[number]
