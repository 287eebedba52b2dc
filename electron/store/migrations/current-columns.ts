/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = 'b4d34b20cc01cd60b1f9a447a60740baa4572b085b32b61a7a9bb486b4f28afb'
