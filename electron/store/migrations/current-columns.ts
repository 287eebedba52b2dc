/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '51234c14d51b8d6ca0ed4e1a6dadf27829540c9e6539aa90463e280e6b734dbd'
