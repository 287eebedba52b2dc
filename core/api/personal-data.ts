import { isExportEndpoint } from '../exports/reports/export-endpoint.ts'

const personalEndpoints: ReadonlySet<string> = new Set([
  'add-incoming-payment',
  'create-lead',
  'get-customer-details',
  'list-leads',
  'revoke-customer-consent',
])

/**
 * Whether an endpoint's answers are about people: only the structure of such an answer is written down, none of its
 * text.
 */
export const isAboutPeople = (endpoint: string): boolean =>
  personalEndpoints.has(endpoint) || isExportEndpoint(endpoint)
