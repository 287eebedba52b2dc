import type { ListingForm } from '#core/api/listing-form'
import type { ServerReadings } from '../endpoints/server-readings.ts'

/** Remembers what is learned about a server while it is probed; nothing of it is stored. */
export const readingsOfThisRun = (): ServerReadings => {
  const forms = new Map<string, ListingForm>()
  const refusing = new Set<string>()
  return {
    listingForm: (baseUrl) => forms.get(baseUrl) ?? null,
    writeListingForm: (baseUrl, form) => {
      forms.set(baseUrl, form)
    },
    refusesHeaderMode: (baseUrl) => refusing.has(baseUrl),
    writeRefusedHeaderMode: (baseUrl) => {
      refusing.add(baseUrl)
    },
  }
}
