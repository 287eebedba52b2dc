import { toJson } from '#core/json'
import { readJsonLines } from '#core/leads/sent/read-json-lines'
import { decodeUtf8 } from '../decode-bytes.ts'
import { maxCells, maxColumns, maxFileBytes, maxRows } from './limits.ts'
import { TableRefused } from './table-refused.ts'
import type { ReadLines } from './tables-message.ts'

const most = { lines: maxRows, members: maxColumns, cells: maxCells }

/** Reads objects that a program has written, one a line. */
export const readLines = (bytes: Uint8Array): ReadLines => {
  if (bytes.length > maxFileBytes) throw new TableRefused('tableTooLarge')
  const text = decodeUtf8(bytes)
  if (text === null) throw new TableRefused('notATable')
  const read = withinStack(() => readJsonLines(text, most))
  if (read === null) throw new TableRefused('tableTooLarge')
  return { rows: toJson(read.rows), unreadable: read.unreadable }
}

/** Null where values are nested so deep that the stack ends. */
const withinStack = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
