import type { Body } from '../calls/call.ts'
import { fileNameOf } from './file-name.ts'
import { workbookFormat } from './workbook-format.ts'

const excelTypes =
  /^\s*(?:application\/(?:vnd\.ms-excel|x-msexcel|vnd\.openxmlformats-officedocument\.spreadsheetml)|text\/(?:csv|tab-separated-values))/i
const tableNames = /\.(?:xlsx?|csv|tsv|xml|html?)$/i
const spreadsheetMl = /<(?:\w+:)?Workbook\b/
const htmlTable = /<table\b/i
const markup = /^\s*</
const separated = /^[^\r\n]*[;,\t][^\r\n]*(?:\r|\n|$)/

/**
 * Whether the beginning of an answer is that of a table. Systems send HTML, SpreadsheetML and CSV under the name of a
 * workbook, and Excel opens them; a login page or a message has neither that name nor a table.
 */
export const isExportedTable = (start: Uint8Array, { header }: Pick<Body, 'header'>): boolean => {
  if (workbookFormat(start) !== null) return true
  const callsItselfTable =
    excelTypes.test(header('content-type') ?? '') ||
    tableNames.test(fileNameOf(header('content-disposition')) ?? '')
  if (!callsItselfTable || start.includes(0)) return false
  const text = new TextDecoder().decode(start)
  return markup.test(text) ? spreadsheetMl.test(text) || htmlTable.test(text) : separated.test(text)
}
