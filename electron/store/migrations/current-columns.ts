/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '4522175674b602b9e006241a90b9abcecd84e09931d83d046a624e062ce969d7'
