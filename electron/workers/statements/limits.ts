/** A year of a large developer's account is a tenth of it. */
export const maxStatementBytes = 20_000_000
export const maxTransactions = 50_000
export const maxElements = 2_000_000
/** Statements are nested about twelve deep. */
export const maxElementDepth = 48
