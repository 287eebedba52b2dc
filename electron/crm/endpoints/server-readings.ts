import type { ListingForm } from '#core/api/listing-form'

/** How each server has been found to read what the specification leaves open. */
export interface ServerReadings {
  /** The form in which it has listed its projects last; null for one that never has. */
  readonly listingForm: (baseUrl: string) => ListingForm | null
  readonly writeListingForm: (baseUrl: string, form: ListingForm) => void
  /** Whether it has refused `headermode`, and answered without it. */
  readonly refusesHeaderMode: (baseUrl: string) => boolean
  readonly writeRefusedHeaderMode: (baseUrl: string) => void
}
