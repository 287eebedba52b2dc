// Numbers and codes have no accents, and a search asks for ten thousand rows of them.
const isPlain = /^[ -~]*$/

/** Text for comparing: without accents and capitals. */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
