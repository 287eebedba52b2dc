/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '8569383c9d46d29eae5ecafbf6b5b8e341518955f7394bd076d63eccb64174ec'
