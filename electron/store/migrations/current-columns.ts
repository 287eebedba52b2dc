/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = 'f252d74072d86b9efe81f3c8c05ddc675cff84ef27027712c36837bf41141e2d'
