import { isExportEndpoint } from '../exports/reports/export-endpoint.ts'

const ofPeople: ReadonlySet<string> = new Set([
  'add-incoming-payment',
  'create-lead',
  'get-customer-details',
  'list-leads',
  'revoke-customer-consent',
])

/** Whether an endpoint's answers tell of people: nothing of their words is written down, only their structure. */
export const tellsOfPeople = (endpoint: string): boolean =>
  ofPeople.has(endpoint) || isExportEndpoint(endpoint)
