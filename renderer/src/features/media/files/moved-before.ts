/**
 * The row before which the moved ones stand after a step up or down, in the order in which they are; null is the end
 * and undefined says that they cannot go any further.
 */
export const movedBefore = <Id>(
  order: readonly Id[],
  moved: ReadonlySet<Id>,
  by: 'up' | 'down',
): Id | null | undefined => {
  const at = order.flatMap((id, index) => (moved.has(id) ? [index] : []))
  const [first, last] = [at[0], at.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const isTogether = last - first + 1 === at.length
  if (by === 'up') {
    // Rows that stand apart come together first.
    if (first === 0)
      return isTogether ? undefined : (order.find((id) => !moved.has(id)) ?? undefined)
    return order[first - 1]
  }
  if (last === order.length - 1) return isTogether ? undefined : null
  return order[last + 2] ?? null
}
