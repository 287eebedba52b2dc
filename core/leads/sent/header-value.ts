export const longestHeaderValue = 4_000

/** Whether a header can carry a text: ASCII without control characters, on one line. */
export const isHeaderValue = (text: string): boolean =>
  /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && text.length <= longestHeaderValue
