import type { Bucket } from './calendar-buckets.ts'
import { coverageOf } from './coverage.ts'
import type { Span } from './spans.ts'

export interface CountedBucket extends Bucket {
  readonly count: number
  /** Nought leads of a day that nobody has asked for are no nought. */
  readonly covered: 'whole' | 'part' | 'none'
}

/** How many leads there were in each of the buckets, and whether that is known. */
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
  const { isWhole, coveredMs } = coverageOf(covered, bucket)
  if (isWhole) return 'whole'
  return coveredMs === 0 ? 'none' : 'part'
}

export interface Share {
  /** Empty: those of which it is not known. */
  readonly name: string
  readonly count: number
}
