/** Units cross the border in chunks, each as one JSON text: three times cheaper than as objects. */
export const maxUnitsPerChunk = 5_000

/** Which units a chunk holds; the same words on both sides of the border. */
export const unitChunk = <P extends object>(of: P, index: number) => ({
  ...of,
  offset: index * maxUnitsPerChunk,
  limit: maxUnitsPerChunk,
})
