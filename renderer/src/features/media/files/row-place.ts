/** In pixels; the styles say the same. */
export const rowHeight = 50

/** As a screen reader counts: the head is the first. */
export const firstRowIndex = 2
