/** What is wrong with the premium project of the first demo: for tests alone, and nothing of it reaches a client. */
export const premiumTruth = {
  /** Free flats whose price was mistyped, by 6 to 9 %. */
  wrong: ['P.306', 'R.306', 'R.506', 'T.506', 'T.709'],
  /** Stacks with a view of which the list says nothing. */
  viewed: ['Dům P 8', 'Dům P 9', 'Dům T 1'],
  /** All prices of that day went up by so much. */
  raises: [
    { daysAgo: 400, part: 0.04 },
    { daysAgo: 230, part: 0.05 },
    { daysAgo: 90, part: 0.03 },
  ],
  floor: 0.012,
  view: 0.05,
} as const
