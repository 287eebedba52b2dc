import { type ParsingOptions, read, set_cptable, type WorkBook } from '@e965/xlsx'
import type { codePages } from '#core/code-pages'
import { decodeBytes } from '../decode-bytes.ts'
import { decodeText } from './decode-text.ts'
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
    // In a page a cell is text: the library would take `4990000,50` for hundreds of millions, and `05/11/2026` for May.
    raw: true,
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
  return format === 'markup' ? inPlainLetters(bytes) : bytes
}

const pageOf = new Map<number, keyof typeof codePages>([
  [1250, 'windows-1250'],
  [852, 'cp852'],
])

/** Decodes for the library, which would bring 400 KB of tables for the rest of the world. */
const decode = (codePage: number, bytes: ArrayLike<number>): string => {
  // The library asks for single characters of a text that is Unicode whatever the workbook says.
  if (Array.isArray(bytes) && bytes.length === 2) {
    return String.fromCharCode((bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8))
  }
  const buffer = Buffer.from(bytes)
  if (codePage === 1200) return buffer.toString('utf16le')
  if (codePage === 65001) return buffer.toString('utf8')
  const page = pageOf.get(codePage)
  return page === undefined ? buffer.toString('latin1') : decodeBytes(buffer, page)
}

const encode = (codePage: number, text: string): Buffer =>
  Buffer.from(text, codePage === 1200 ? 'utf16le' : codePage === 65001 ? 'utf8' : 'latin1')

/** Workbooks from before 1997 have one byte a letter. */
const teachCodePages = (): void => set_cptable({ utils: { decode, encode } })

const inSpreadsheetMl = /\bType="Number"([^>]*>\s*\d{16,}\s*<)/g

/**
 * Markup in the letters that the library expects, whatever it was written in. Of SpreadsheetML, cells of more digits than
 * a number has are text: the library would make another ID of them.
 */
const inPlainLetters = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(decodeText(bytes).replace(inSpreadsheetMl, 'Type="String"$1'))
