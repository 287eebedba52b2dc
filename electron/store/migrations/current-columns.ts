/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = 'dc0cf1f74a75e8ae101d5ca4786fc4115a355179b35dcd37a9aec507458fc491'
