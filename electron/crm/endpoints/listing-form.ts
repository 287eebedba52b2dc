/** spec: which of the two forms of the project listing a service answers is not shown. */
export type ListingForm = 'get-projects-info' | 'list-projects'

/** The form in which each server has answered last. */
export interface ListingForms {
  readonly read: (baseUrl: string) => ListingForm | null
  readonly write: (baseUrl: string, form: ListingForm) => void
}
