import type { Endpoint } from '../endpoint.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { additionalProductsExport } from './tables/additional-products.ts'
import { businessCasesExport } from './tables/business-cases.ts'
import { customerConsentsExport } from './tables/customer-consents.ts'
import { customersExport } from './tables/customers.ts'
import { customersContactsExport } from './tables/customers-contacts.ts'
import { dealDocumentsExport } from './tables/deal-documents.ts'
import { dealsExport } from './tables/deals.ts'
import { defectsExport } from './tables/defects.ts'
import { eventsExport } from './tables/events.ts'
import { inquiriesExport } from './tables/inquiries.ts'
import { inspectionsExport } from './tables/inspections.ts'
import { invoicesExport } from './tables/invoices.ts'
import { paymentsIncomingExport } from './tables/payments-incoming.ts'
import { paymentsPrescribedExport } from './tables/payments-prescribed.ts'
import { productsExport } from './tables/products.ts'
import { projectUnitsHistoryExport } from './tables/project-units-history.ts'
import { projectsExport } from './tables/projects.ts'
import { salesStatusExport } from './tables/sales-status.ts'
import { tasksExport } from './tables/tasks.ts'
import { unitHistoryExport } from './tables/unit-history.ts'

/** spec: Endpoints, `list-excel-*`; the eight at the end are documented by field-notes 1 alone. */
export const exportEndpoints: readonly Endpoint[] = [
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
