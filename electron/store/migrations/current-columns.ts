/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = '091f1a81e938b40a51985ee5c2a890285df6d83effd5e33c04c13051984da3c2'
