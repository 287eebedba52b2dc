import { type ParsingOptions, read, type WorkBook } from '@e965/xlsx'
import { teachCodePages } from './known-code-pages.ts'
import { maxUnzippedBytes } from './limits.ts'
import { withLongDigitsAsText } from './long-digits.ts'
import type { TableFormat } from './table-format.ts'
import { TableRefused } from './table-refused.ts'

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

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const endLength = 22
const longestComment = 65_535

/** What a zip says it holds, in bytes, before any of it is unpacked; null where it has no directory. */
const unzippedSize = (bytes: Uint8Array): number | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  let at = view.getUint32(end + 16, true)
  let size = 0
  while (at + 46 <= end && view.getUint32(at, true) === directoryEntry) {
    size += view.getUint32(at + 24, true)
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    at += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
  return size
}

const findEnd = (view: DataView): number | null => {
  const last = view.byteLength - endLength
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return null
}
