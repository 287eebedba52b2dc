import { groupBy } from '#core/group-by'
import type { OpenBatch } from '#core/prices/batch/batch'
import type { Timestamp } from '#core/time'

interface Day {
  /** In the words of the person's language. */
  readonly day: string
  readonly batches: readonly OpenBatch[]
}

/** Batches in the order of their times, each day with its own. */
export const byDay = (
  batches: readonly OpenBatch[],
  dayOf: (at: Timestamp) => string,
): readonly Day[] =>
  [...groupBy(batches, ({ state }) => ('at' in state ? dayOf(state.at) : ''))].map(
    ([day, ofDay]) => ({ day, batches: ofDay }),
  )
