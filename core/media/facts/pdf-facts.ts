/** What a PDF tells without being drawn. */
export interface PdfFacts {
  /** Whether a password may be asked for when the file is opened. */
  readonly isEncrypted: boolean
  /** Null where it would have to be unpacked to be counted. */
  readonly pages: number | null
}
