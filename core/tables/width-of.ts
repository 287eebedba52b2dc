/** The cells of the longest row. */
export const widthOf = (rows: readonly (readonly unknown[])[]): number =>
  rows.reduce((width, row) => Math.max(width, row.length), 0)
