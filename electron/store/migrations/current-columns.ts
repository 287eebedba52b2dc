/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = 'a50caacd4985958a2d7081039799036c2dffc7ca39e048baa138c1d7e7c52be0'
