/** Larger files are no pricelists; the process would run out of memory before it could say so. */
export const maxFileBytes = 50_000_000
export const maxUnzippedBytes = 400_000_000
export const maxRows = 100_000
export const maxColumns = 500
export const maxCells = 5_000_000
/** Letters of all texts together. */
export const maxText = 50_000_000
/** The limit of the format itself. */
export const maxCellText = 32_767
