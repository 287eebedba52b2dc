export interface Total {
  count: number
  creditMinor: number
  /** The sum of debits as a positive number. */
  debitMinor: number
}

export const emptyTotal = (): Total => ({ count: 0, creditMinor: 0, debitMinor: 0 })

export const addToTotal = (total: Total, minor: number): void => {
  total.count += 1
  if (minor > 0) total.creditMinor += minor
  else total.debitMinor -= minor
}
