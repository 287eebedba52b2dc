export const longestHeaderValue = 4_000

/** What a header can carry: signs of a keyboard without accents, on one line. */
export const isHeaderValue = (text: string): boolean =>
  /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && text.length <= longestHeaderValue
