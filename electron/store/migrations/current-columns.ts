/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = 'f0429b74edd0ff2f48676a6711775464238661100a83eb8d20084b3445f7a186'
