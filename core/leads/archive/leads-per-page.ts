/** Leads cross the border in pages, each as one JSON text. */
export const maxLeadsPerPage = 5_000
