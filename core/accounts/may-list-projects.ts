import type { Area } from '#core/api/areas'

const listingAreas: readonly Area[] = ['prices', 'media', 'leads']

/**
 * Whether an account may be asked which projects it sees: the one request without any effect.
 * spec: Authentication 3: an account of another area would be refused, and a refused login is dear.
 */
export const mayListProjects = (areas: readonly Area[]): boolean =>
  areas.some((area) => listingAreas.includes(area))
