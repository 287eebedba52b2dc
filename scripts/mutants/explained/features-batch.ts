import type { Explained } from './explained.ts'

const batch = 'electron/features/prices/batch'

const toTheMillisecond = 'No promise is made to the millisecond.'

export const ofBatches: readonly Explained[] = [
  {
    file: `${batch}/correct-not-applied.ts`,
    mutants: [
      'fetchedAt === undefined || seen.get(batch.id) === fetchedAt  ->  false',
      'fetchedAt === undefined || seen.get(batch.id) === fetchedAt  ->  fetchedAt === undefined && seen.get(batch.id) === fetchedAt',
      'seen.set(batch.id, fetchedAt)  ->  undefined',
    ],
    why: 'It only saves time: the same pricelist says the same of a batch however often it is looked at.',
  },
  {
    file: `${batch}/correct-not-applied.ts`,
    mutants: ['fetchedAt - state.at <= latestMs  ->  fetchedAt - state.at < latestMs'],
    why: toTheMillisecond,
  },
  {
    file: `${batch}/correct-not-applied.ts`,
    mutants: ['createdAt >= batch.createdAt  ->  createdAt > batch.createdAt'],
    why: 'Two batches of one project wait for each other, so that no two are made in one millisecond.',
  },
  {
    file: `${batch}/watch-batches.ts`,
    mutants: [
      'Math.abs(drift) <= jumpMs  ->  Math.abs(drift) < jumpMs',
      'Math.abs(now - state.at) > minuteMs  ->  Math.abs(now - state.at) >= minuteMs',
    ],
    why: toTheMillisecond,
  },
]
