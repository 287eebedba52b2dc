interface Place {
  readonly table: string
  readonly column: string
  /** The column with what the row is called. */
  readonly row: string
}

/** SQL for a sealed column as it was typed. Most rows have nothing in it, and the function is not called for those. */
export const unsealed = ({ table, column, row }: Place): string =>
  `iif(${column} IS NULL, NULL, unseal(${column}, '${table}.${column}', ${row}))`
