/** The columns and triggers that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = '003c4c0cdd21b59ba7e97620ea256eda539a9f86165997442df693cc40204df8'
