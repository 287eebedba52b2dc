/** A list as PostgreSQL reads it in one value. */
export const arrayOf = (values: readonly (number | string | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`
