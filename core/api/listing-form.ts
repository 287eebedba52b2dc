/** spec: which of the two forms of the project listing a service answers is not shown. */
export const listingForms = ['get-projects-info', 'list-projects'] as const

export type ListingForm = (typeof listingForms)[number]
