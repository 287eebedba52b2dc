const unwritable = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** XML 1.0 has no way to write most control characters: what a person has sent may hold them all the same. */
export const withXmlCharacters = (text: string): string => text.replace(unwritable, '\uFFFD')
