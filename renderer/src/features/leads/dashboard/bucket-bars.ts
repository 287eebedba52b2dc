import type { ShownBucket } from './shown-bucket.ts'

interface Bar {
  readonly key: string
  /** One of the three is set: each is drawn in its own way. */
  readonly parts: Readonly<Record<ShownBucket['covered'], number | null>>
}

/** Whole days are full bars, days that were asked for in part are hatched, others are a hatched ground without bar. */
export const bucketBars = (buckets: readonly ShownBucket[]): readonly Bar[] => {
  const most = Math.max(1, ...buckets.map(({ count }) => count))
  return buckets.map(({ from, count, covered }) => ({
    key: String(from),
    parts: {
      whole: covered === 'whole' ? count : null,
      part: covered === 'part' ? count : null,
      // Drawn as high as the highest bar: nobody knows how many there were. The table has the leads that were found.
      none: covered === 'none' ? most : null,
    },
  }))
}
