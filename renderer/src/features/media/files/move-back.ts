interface MoveBack<Id> {
  readonly files: readonly Id[]
  /** Null for the end of the list. */
  readonly before: Id | null
}

/** The moves that bring the moved rows back to where they stood in an order, to be done one after another. */
export const moveBack = <Id>(
  order: readonly Id[],
  moved: ReadonlySet<Id>,
): readonly MoveBack<Id>[] => {
  const moves: { files: Id[]; before: Id | null }[] = []
  let before: Id | null = null
  // Goes from the end, so that the row before which another one stood is in its place already.
  for (const id of [...order].reverse()) {
    const last = moves.at(-1)
    if (!moved.has(id)) before = id
    else if (last && last.before === before) last.files.unshift(id)
    else moves.push({ files: [id], before })
  }
  return moves
}
