/** Adds to a collection in the order of time, whose oldest member makes room where there are too many. */
export const keepNewest = <T>(kept: Set<T>, newest: T, most: number): void => {
  kept.add(newest)
  for (const oldest of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
  }
}
