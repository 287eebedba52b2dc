/** Units cross the border in chunks, each as one JSON text, which is three times cheaper than objects. */
export const maxUnitsPerChunk = 5_000

/** The first chunk is short: its rows are on the screen while the others are read. Most projects have no more. */
const firstUnits = 1_000

/** How many chunks so many units have; one while their number is unknown. */
export const countUnitChunks = (unitCount: number | null): number =>
  1 + Math.ceil(Math.max(0, (unitCount ?? 0) - firstUnits) / maxUnitsPerChunk)

/** Which units a chunk holds: main and the page must ask with the same numbers. */
export const unitChunk = <P extends object>(of: P, index: number) =>
  index === 0
    ? { ...of, offset: 0, limit: firstUnits }
    : { ...of, offset: firstUnits + (index - 1) * maxUnitsPerChunk, limit: maxUnitsPerChunk }
