/** The first column whose title is one of these words, the words in the order of preference; null where there is none. */
export const findTitle = (
  titles: readonly string[],
  words: readonly string[],
  isTaken: (at: number) => boolean = () => false,
): number | null => {
  for (const word of words) {
    const found = titles.findIndex((title, at) => title === word && !isTaken(at))
    if (found >= 0) return found
  }
  return null
}
