/** Units cross the border in chunks, each as one JSON text: three times cheaper than as objects. */
export const maxUnitsPerChunk = 5_000

/** The first one is short: its rows are on the screen while the others are read. Most projects have no more. */
const firstUnits = 1_000

/** How many chunks so many units have; one where nobody knows yet. */
export const countUnitChunks = (unitCount: number | null): number =>
  1 + Math.ceil(Math.max(0, (unitCount ?? 0) - firstUnits) / maxUnitsPerChunk)

/** Which units a chunk holds; the same words on both sides of the border. */
export const unitChunk = <P extends object>(of: P, index: number) =>
  index === 0
    ? { ...of, offset: 0, limit: firstUnits }
    : { ...of, offset: firstUnits + (index - 1) * maxUnitsPerChunk, limit: maxUnitsPerChunk }
