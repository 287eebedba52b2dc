/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = '99ec60cf4b5bf1776c43654f3bde7ecabd9e5b7c602c83533281c476535cc056'
