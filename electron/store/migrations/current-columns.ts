/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '3fa10615dcf4398823d6d6d867f833ac035bd6eac525aff3bd9d2b7bc22c7758'
