import type { ListingForm } from '#core/api/listing-form'

/** The form in which each server has answered last. */
export interface ListingForms {
  readonly read: (baseUrl: string) => ListingForm | null
  readonly write: (baseUrl: string, form: ListingForm) => void
}
