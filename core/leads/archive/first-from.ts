import type { Timestamp } from '#core/time'

/** The index of the first item at or after a moment, of items in the order of time; their number where there is none. */
export const firstFrom = <Item>(
  inOrder: readonly Item[],
  from: Timestamp,
  timeOf: (item: Item) => Timestamp,
): number => {
  let low = 0
  let high = inOrder.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const item = inOrder[middle]
    if (item !== undefined && timeOf(item) < from) low = middle + 1
    else high = middle
  }
  return low
}
