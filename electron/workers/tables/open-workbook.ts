import { type ParsingOptions, read, type WorkBook } from '@e965/xlsx'
import { teachCodePages } from './known-code-pages.ts'
import { withLongDigitsAsText } from './long-digits.ts'
import type { TableFormat } from './table-format.ts'
import { TableRefused } from './table-refused.ts'
import { unpackedZip } from './unpacked-zip.ts'

interface OpenWorkbookInput {
  readonly format: Exclude<TableFormat, 'text'>
  readonly maxRows: number
  /** The sheets to read; all of them where it is left out. */
  readonly sheets?: string | number
}

/** A workbook as the library keeps it: values as they were counted, never formulas. */
export const openWorkbook = (
  bytes: Uint8Array,
  { format, maxRows, sheets }: OpenWorkbookInput,
): WorkBook => {
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
    const told = asLibraryReads(format, bytes)
    return read(Buffer.from(told.buffer, told.byteOffset, told.byteLength), options)
  } catch (error) {
    if (error instanceof TableRefused) throw error
    // The library has nothing but messages.
    const message = error instanceof Error ? error.message : ''
    throw new TableRefused(/password|encrypt/i.test(message) ? 'encryptedTable' : 'notATable')
  }
}

const asLibraryReads = (format: OpenWorkbookInput['format'], bytes: Uint8Array): Uint8Array => {
  if (format === 'zip') return unpackedZip(bytes)
  return format === 'markup' ? withLongDigitsAsText(bytes) : bytes
}
