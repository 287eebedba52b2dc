import { exportNameOf } from '#core/exports/reports/export-endpoint'
import { type ExportName, exportNames } from '#core/exports/reports/export-name'
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

const isKnownExport = (name: string): name is ExportName =>
  (exportNames as readonly string[]).includes(name)

/** What a call of the CRM is about, outside of the places that are for those who know its interface. */
export const callName = (endpoint: string, t: Speech['t']): string => {
  if (isNamed(endpoint)) return t(`calls.${endpoint}`)
  const name = exportNameOf(endpoint)
  if (name === null) return endpoint
  return t('calls.export', { name: isKnownExport(name) ? t(`exports.name.${name}`) : name })
}
