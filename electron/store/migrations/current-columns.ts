/** The columns that all migrations together make: a start compares with it instead of making them all to compare. */
export const currentColumns = '850aeb0f81d1d73d99e1b86707f1ded7a6df09fadb78c79812c682a301030d6f'
