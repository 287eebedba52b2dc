import { type Area, areas } from '#core/api/areas'
import { listingForms } from '#core/api/listing-form'

/** What only reads and is of one area. Uploads and payments change something, and every export costs a cooldown. */
export const readingCalls = {
  prices: listingForms,
  leads: ['list-leads'],
  customers: ['list-consent-types'],
} as const satisfies Partial<Record<Area, readonly string[]>>

export type ReadableArea = keyof typeof readingCalls

const isReadable = (area: Area): area is ReadableArea => area in readingCalls

/**
 * The areas that an account can be asked without any effect whether it is let into.
 * spec: Authentication 3: a call of another area would be refused, and failed logins are counted.
 */
export const readableAreas = (chosen: readonly Area[]): ReadableArea[] =>
  areas.filter(isReadable).filter((area) => chosen.includes(area))
