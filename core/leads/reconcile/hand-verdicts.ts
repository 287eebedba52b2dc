/** Leads of the site, by their keys, that a person has judged; this holds whatever is imported and listed later. */
export interface HandVerdicts {
  readonly spam: readonly string[]
  /** Real leads, although they look like spam or tests. */
  readonly real: readonly string[]
}
