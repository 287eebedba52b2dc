/** The endpoints whose answers are about projects, prices, files and kinds of consents, and about nobody. */
const impersonalEndpoints: ReadonlySet<string> = new Set([
  'add-unit-gallery-image',
  'get-all-projects',
  'get-project',
  'get-projects-info',
  'get-resource',
  'list-consent-types',
  'list-milestones',
  'list-projects',
  'list-resources',
  'set-building-plan',
  'set-floor-plan',
  'set-unit-pdf',
  'set-unit-plan',
  'update-units',
])

/**
 * Whether an endpoint's answers may be about people: only the structure of such an answer is written down, none of its
 * text. Any call can be sent by hand, so one that nobody knows may be about them.
 */
export const isAboutPeople = (endpoint: string): boolean => !impersonalEndpoints.has(endpoint)
