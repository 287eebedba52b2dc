import { polledTimeOf } from '../archive/polled-time.ts'
import type { Span } from '../archive/spans.ts'
import type { Bucket } from './calendar-buckets.ts'

export interface CountedBucket extends Bucket {
  readonly count: number
  /** A count of zero means something only where polls cover the bucket. */
  readonly covered: 'whole' | 'part' | 'none'
}

/** How many leads came in each of the buckets, and whether polls cover it. */
export const countLeads = (
  counts: readonly number[],
  buckets: readonly Bucket[],
  covered: readonly Span[],
): readonly CountedBucket[] =>
  buckets.map((bucket, index) => ({
    ...bucket,
    count: counts[index] ?? 0,
    covered: howCovered(bucket, covered),
  }))

const howCovered = (bucket: Bucket, covered: readonly Span[]): CountedBucket['covered'] => {
  const { isWhole, coveredMs } = polledTimeOf(covered, bucket)
  if (isWhole) return 'whole'
  return coveredMs === 0 ? 'none' : 'part'
}

export interface NamedCount {
  /** Empty for leads without such a name. */
  readonly name: string
  readonly count: number
}
