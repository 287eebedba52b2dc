/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '3b2b28c9f5d013b1604c23a7dcb3b56d07c1bb2c000ea7e453b3245ebd62dff6'
