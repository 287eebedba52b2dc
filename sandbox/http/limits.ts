/** Larger than any list of prices: what is longer than this and is no file is nothing that the API takes. */
export const largestTextBytes = 16 * 1024 * 1024
export const mostParameters = 1_000

const longestName = 200

/** A name that somebody has sent, short enough to be repeated and kept. */
export const shortened = (name: string): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName)}…`
