import type { ShownBucket } from './shown-bucket.ts'

interface Bar {
  readonly label: string
  readonly bucket: ShownBucket
  /** One of the three values is set: each is drawn in its own way. */
  readonly whole: number | null
  readonly part: number | null
  readonly none: number | null
}

/** Whole days are full bars, days that were asked for in part are hatched, others are a hatched ground without bar. */
export const bucketBars = (
  buckets: readonly ShownBucket[],
  labelOf: (bucket: ShownBucket) => string,
): readonly Bar[] => {
  const most = Math.max(1, ...buckets.map(({ count }) => count))
  return buckets.map((bucket) => ({
    label: labelOf(bucket),
    bucket,
    whole: bucket.covered === 'whole' ? bucket.count : null,
    part: bucket.covered === 'part' ? bucket.count : null,
    // Drawn as high as the highest bar: nobody knows how many there were. The table has the leads that were found.
    none: bucket.covered === 'none' ? most : null,
  }))
}
