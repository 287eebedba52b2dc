import type { Endpoint } from '../endpoint.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { additionalProductsExport } from './exports/additional-products.ts'
import { businessCasesExport } from './exports/business-cases.ts'
import { customerConsentsExport } from './exports/customer-consents.ts'
import { customersExport } from './exports/customers.ts'
import { customersContactsExport } from './exports/customers-contacts.ts'
import { dealDocumentsExport } from './exports/deal-documents.ts'
import { dealsExport } from './exports/deals.ts'
import { defectsExport } from './exports/defects.ts'
import { eventsExport } from './exports/events.ts'
import { inquiriesExport } from './exports/inquiries.ts'
import { inspectionsExport } from './exports/inspections.ts'
import { invoicesExport } from './exports/invoices.ts'
import { paymentsIncomingExport } from './exports/payments-incoming.ts'
import { paymentsPrescribedExport } from './exports/payments-prescribed.ts'
import { productsExport } from './exports/products.ts'
import { projectUnitsHistoryExport } from './exports/project-units-history.ts'
import { projectsExport } from './exports/projects.ts'
import { salesStatusExport } from './exports/sales-status.ts'
import { tasksExport } from './exports/tasks.ts'
import { unitHistoryExport } from './exports/unit-history.ts'

/** spec: Endpoints, `list-excel-*`; the eight at the end are documented by field-notes 1 alone. */
export const takeoutEndpoints: readonly Endpoint[] = [
  exportEndpoint(projectsExport),
  exportEndpoint(productsExport),
  exportEndpoint(customersExport),
  exportEndpoint(dealsExport),
  exportEndpoint(inquiriesExport),
  exportEndpoint(businessCasesExport),
  exportEndpoint(salesStatusExport),
  exportEndpoint(projectUnitsHistoryExport),
  exportEndpoint(defectsExport),
  exportEndpoint(eventsExport),
  exportEndpoint(dealDocumentsExport),
  exportEndpoint(unitHistoryExport),
  exportEndpoint(paymentsPrescribedExport),
  exportEndpoint(paymentsIncomingExport),
  exportEndpoint(additionalProductsExport),
  exportEndpoint(inspectionsExport),
  exportEndpoint(tasksExport),
  exportEndpoint(invoicesExport),
  exportEndpoint(customersContactsExport),
  exportEndpoint(customerConsentsExport),
]
