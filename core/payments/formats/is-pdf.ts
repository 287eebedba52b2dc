const mark = '%PDF-'
/** Readers of PDF accept anything before the mark, as far as this. */
const lookedThrough = 1_024

/** Whether a file is a PDF, whatever its name says: its text stands on pages, without rows and columns. */
export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, lookedThrough)).includes(mark)
