import type { Speech } from '../i18n/speech.ts'

/** The calls that have a name of the trade. */
const named = [
  'get-project',
  'get-projects-info',
  'get-all-projects',
  'list-projects',
  'update-units',
  'list-resources',
  'get-resource',
  'set-unit-plan',
  'set-unit-pdf',
  'set-floor-plan',
  'set-building-plan',
  'add-unit-gallery-image',
  'list-leads',
  'create-lead',
  'add-incoming-payment',
  'list-consent-types',
  'revoke-customer-consent',
  'get-customer-details',
  'list-milestones',
] as const
const isNamed = (endpoint: string): endpoint is (typeof named)[number] =>
  (named as readonly string[]).includes(endpoint)

const exportPrefix = 'list-excel-'

/** What a call of the CRM is about, outside of the places that are for those who know its interface. */
export const callName = (endpoint: string, t: Speech['t']): string => {
  if (isNamed(endpoint)) return t(`calls.${endpoint}`)
  if (!endpoint.startsWith(exportPrefix)) return endpoint
  return t('calls.export', { name: endpoint.slice(exportPrefix.length) })
}
