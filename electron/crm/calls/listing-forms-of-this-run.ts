import type { ListingForm } from '#core/api/listing-form'
import type { ListingForms } from '../endpoints/listing-forms.ts'

/** For a connection that nothing is kept of. */
export const listingFormsOfThisRun = (): ListingForms => {
  const forms = new Map<string, ListingForm>()
  return {
    read: (baseUrl) => forms.get(baseUrl) ?? null,
    write: (baseUrl, form) => {
      forms.set(baseUrl, form)
    },
  }
}
