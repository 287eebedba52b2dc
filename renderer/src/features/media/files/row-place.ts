/** The height of a row in pixels, as in the styles. */
export const rowHeight = 56

/** Rows are counted for screen readers, which count the header as the first one. */
export const firstRowIndex = 2
