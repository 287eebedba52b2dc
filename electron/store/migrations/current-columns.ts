/** A hash of the columns and triggers that all migrations make, so that a start need not run them to compare. */
export const currentColumns = 'd7fcce1d96adfe303db94e87b1b9a7f79bbf23a9f23626ad24a450cd9f04377f'
