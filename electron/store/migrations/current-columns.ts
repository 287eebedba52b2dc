/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = '63655ac4aff36b445f5e7bca945d7c57bd513ae18ce8beb7ba1b0f10fc02cfb1'
