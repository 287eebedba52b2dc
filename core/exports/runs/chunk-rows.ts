/** The rows of a run that go to the window at once: more of them would keep what else goes there waiting. */
const mostRows = 5_000

/** The first ones are few: they are on the screen while the others are unpacked. */
const firstRows = 500

/** Which rows each chunk of a sheet has, in their order. */
export const chunksOf = (
  rows: number,
): readonly { readonly from: number; readonly until: number }[] => {
  const chunks: { from: number; until: number }[] = []
  for (let from = 0; from < rows; ) {
    const until = Math.min(rows, from + (from === 0 ? firstRows : mostRows))
    chunks.push({ from, until })
    from = until
  }
  return chunks
}
