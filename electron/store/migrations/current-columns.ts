/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '73ad4d30a838f51ec34f1a8fc02fdf136cb43562d6047d2a3bf6d4778b755da4'
