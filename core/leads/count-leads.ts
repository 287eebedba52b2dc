import type { Timestamp } from '#core/time'
import type { Bucket } from './calendar-buckets.ts'
import { coverageOf } from './coverage.ts'
import type { Span } from './spans.ts'

interface CountedBucket extends Bucket {
  readonly count: number
  /** Nought leads of a day that nobody has asked for are no nought. */
  readonly covered: 'whole' | 'part' | 'none'
}

/** How many leads there were in each of the buckets, which follow one another. */
export const countLeads = (
  times: readonly Timestamp[],
  buckets: readonly Bucket[],
  covered: readonly Span[],
): readonly CountedBucket[] => {
  const counts = buckets.map(() => 0)
  for (const at of times) {
    const index = bucketAt(buckets, at)
    if (index !== null) counts[index] = (counts[index] ?? 0) + 1
  }
  return buckets.map((bucket, index) => ({
    ...bucket,
    count: counts[index] ?? 0,
    covered: howCovered(bucket, covered),
  }))
}

const howCovered = (bucket: Bucket, covered: readonly Span[]): CountedBucket['covered'] => {
  const { isWhole, coveredMs } = coverageOf(covered, bucket)
  if (isWhole) return 'whole'
  return coveredMs === 0 ? 'none' : 'part'
}

const bucketAt = (buckets: readonly Bucket[], at: Timestamp): number | null => {
  let low = 0
  let high = buckets.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((buckets[middle]?.to ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return (buckets[low]?.from ?? Number.POSITIVE_INFINITY) <= at ? low : null
}

interface Share {
  /** Empty: those of which it is not known. */
  readonly name: string
  readonly count: number
}

/** Of most leads first. One that names several counts for each of them. */
export const sharesOf = <Lead>(
  leads: readonly Lead[],
  namesOf: (lead: Lead) => readonly string[],
): readonly Share[] => {
  const counts = new Map<string, number>()
  for (const lead of leads) {
    const names = new Set(namesOf(lead).map((name) => name.trim()))
    for (const name of names.size === 0 ? [''] : names) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}
