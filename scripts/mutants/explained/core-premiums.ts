import type { Explained } from './explained.ts'

const premiums = 'core/prices/premiums'

const neverExactly = 'No number that is computed from logarithms of prices is exactly there.'
const behindTheEnd =
  'Behind the last row and the last coefficient there is nothing to add, and what is written there is written nowhere.'

export const ofPremiums: readonly Explained[] = [
  {
    file: `${premiums}/cholesky.ts`,
    mutants: ['inner < column  ->  inner <= column'],
    why: 'What is not computed yet is nothing, and is taken away as nothing.',
  },
  {
    file: `${premiums}/cholesky.ts`,
    mutants: ['size - 1  ->  size + 1', 'below < size  ->  below <= size'],
    why: behindTheEnd,
  },
  {
    file: `${premiums}/fit-premiums.ts`,
    mutants: ['fit === null  ->  false'],
    why: 'Every home tells the price of the square metre, and every premium has an expectation: there is a fit.',
  },
  {
    file: `${premiums}/fit-premiums.ts`,
    mutants: [
      'fit.sigma > largestSigma  ->  fit.sigma >= largestSigma',
      'deviation <= expectationOf(one.term).deviation / 2  ->  deviation < expectationOf(one.term).deviation / 2',
    ],
    why: neverExactly,
  },
  {
    file: `${premiums}/fit-premiums.ts`,
    mutants: ['column < size  ->  column <= size'],
    why: behindTheEnd,
  },
  {
    file: `${premiums}/home-group.ts`,
    mutants: ['first === undefined  ->  false'],
    why: 'A group has a home at least.',
  },
  {
    file: `${premiums}/patterns.ts`,
    mutants: ['columns.length === 0  ->  false'],
    why: 'It only saves time: a home to which no column is added is the same home.',
  },
  {
    file: `${premiums}/patterns.ts`,
    mutants: [
      'deviation > 0  ->  deviation >= 0',
      'nearest >= leastOfMiddle * middle  ->  nearest > leastOfMiddle * middle',
      'Math.abs(value) >= leastFraction  ->  Math.abs(value) > leastFraction',
    ],
    why: neverExactly,
  },
  {
    file: `${premiums}/robust-fit.ts`,
    mutants: ['Math.abs(deviation) >= tukeyReach  ->  Math.abs(deviation) > tukeyReach'],
    why: 'What is exactly there has no weight either way.',
  },
  {
    file: `${premiums}/robust-fit.ts`,
    mutants: ['round < mostRounds  ->  round <= mostRounds'],
    why: 'How many rounds there are at most is no promise.',
  },
  {
    file: `${premiums}/robust-fit.ts`,
    mutants: [
      'step.every( (part, index) => Math.abs(part) < isClose * (1 + Math.abs(coefficients[index] ?? 0)), )  ->  false',
      'Math.abs(part) < isClose * (1 + Math.abs(coefficients[index] ?? 0))  ->  Math.abs(part) <= isClose * (1 + Math.abs(coefficients[index] ?? 0))',
      '1 + Math.abs(coefficients[index] ?? 0)  ->  1 - Math.abs(coefficients[index] ?? 0)',
    ],
    why: 'It only saves time: more rounds move nothing that anybody sees.',
  },
  {
    file: `${premiums}/robust-fit.ts`,
    mutants: [
      'column < size  ->  column <= size',
      'one < size  ->  one <= size',
      'other < size  ->  other <= size',
    ],
    why: behindTheEnd,
  },
  {
    file: `${premiums}/robust-fit.ts`,
    mutants: ['slope === 0  ->  false'],
    why: 'It only saves time: a slope of nothing adds nothing.',
  },
  {
    file: `${premiums}/unexplained-prices.ts`,
    mutants: [
      'Math.max(above, below) > (isWrong ? Math.min(leastWrong, limit) : limit)  ->  Math.max(above, below) >= (isWrong ? Math.min(leastWrong, limit) : limit)',
    ],
    why: neverExactly,
  },
]
