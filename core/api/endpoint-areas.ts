import type { Area } from './areas.ts'

const byEndpoint: Readonly<Record<string, readonly Area[]>> = {
  'get-projects-info': ['prices', 'media'],
  'list-projects': ['prices', 'media'],
  'get-project': ['prices', 'media'],
  'get-all-projects': ['prices', 'media'],
  'update-units': ['prices'],
  'set-unit-pdf': ['media'],
  'set-unit-plan': ['media'],
  'set-building-plan': ['media'],
  'set-floor-plan': ['media'],
  'add-unit-gallery-image': ['media'],
  'list-resources': ['media'],
  'get-resource': ['media'],
  'create-lead': ['leads'],
  'list-leads': ['leads'],
  'list-consent-types': ['customers'],
  'revoke-customer-consent': ['customers'],
  'get-customer-details': ['customers'],
  'list-milestones': ['payments', 'prices'],
  'add-incoming-payment': ['payments'],
}

/** Where nobody serves exports, the accounts for prices and payments ask for theirs. */
const exportAreas: readonly Area[] = ['exports', 'prices', 'payments']

/** The areas in which an endpoint is called, the likeliest first; null for one that is called by hand alone. */
const areasOf = (endpoint: string): readonly Area[] | null =>
  endpoint.startsWith('list-excel-') ? exportAreas : (byEndpoint[endpoint] ?? null)

/** Whether Unitdesk calls it by itself; an export is called by whatever name a person gives. */
export const isKnownEndpoint = (endpoint: string): boolean => Object.hasOwn(byEndpoint, endpoint)

/** Whether an account that is used for some areas calls an endpoint for one of them, or for any. */
export const isCalledFor = (
  endpoint: string,
  { areas, area }: { readonly areas: readonly Area[]; readonly area: Area | 'any' },
): boolean => {
  const called = areasOf(endpoint)
  if (called === null) return true
  const first = called.find((one) => areas.includes(one))
  return first !== undefined && (area === 'any' || first === area)
}
