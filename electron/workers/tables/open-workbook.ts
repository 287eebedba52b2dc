import { type ParsingOptions, read, type WorkBook } from '@e965/xlsx'
import { teachCodePages } from './known-code-pages.ts'
import { maxUnzippedBytes } from './limits.ts'
import { withLongDigitsAsText } from './long-digits.ts'
import type { TableFormat } from './table-format.ts'
import { TableRefused } from './table-refused.ts'
import { unzippedSize } from './unzipped-size.ts'

interface Opening {
  readonly format: Exclude<TableFormat, 'text'>
  readonly maxRows: number
  /** The sheets to read; all of them where it is left out. */
  readonly sheets?: string | number
}

/** A workbook as the library keeps it: values as they were counted, never formulas. */
export const openWorkbook = (bytes: Uint8Array, { format, maxRows, sheets }: Opening): WorkBook => {
  if (format === 'zip' && (unzippedSize(bytes) ?? 0) > maxUnzippedBytes) {
    throw new TableRefused('tableTooLarge')
  }
  teachCodePages()
  const options: ParsingOptions = {
    type: 'buffer',
    dense: true,
    cellNF: true,
    sheetRows: maxRows + 1,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    ...(sheets === undefined ? {} : { sheets }),
  }
  try {
    const told = format === 'markup' ? withLongDigitsAsText(bytes) : bytes
    return read(Buffer.from(told.buffer, told.byteOffset, told.byteLength), options)
  } catch (error) {
    // The library has nothing but messages.
    const message = error instanceof Error ? error.message : ''
    throw new TableRefused(/password|encrypt/i.test(message) ? 'encryptedTable' : 'notATable')
  }
}
