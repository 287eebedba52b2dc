/** What a person has said about leads of the site, by their keys; it holds whatever is imported and listed later. */
export interface HandWords {
  readonly spam: readonly string[]
  /** However they look. */
  readonly real: readonly string[]
}

export const noHandWords: HandWords = { spam: [], real: [] }
