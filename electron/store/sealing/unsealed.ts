interface Place {
  readonly table: string
  readonly column: string
  /** The column with what the row is called. */
  readonly row: string
}

/** A sealed column, for SQL, as it was typed. Where there is nothing the function is not called: most rows have none. */
export const unsealed = ({ table, column, row }: Place): string =>
  `iif(${column} IS NULL, NULL, unseal(${column}, '${table}.${column}', ${row}))`
