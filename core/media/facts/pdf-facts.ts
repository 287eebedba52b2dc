/** What a PDF tells without being drawn. */
export interface PdfFacts {
  /** Whoever opens it may be asked for a password. */
  readonly isEncrypted: boolean
  /** Null where it would have to be unpacked to be counted. */
  readonly pages: number | null
}
