import { maxCellText } from './limits.ts'

// Characters that XML does not allow, not even escaped.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const notInNames = /[[\]*?:/\\]/g

/** A text as a cell of a workbook may hold it. */
export const sheetText = (text: string): string => text.replace(forbidden, '').slice(0, maxCellText)

/** A name as a sheet may have it. */
export const sheetName = (title: string): string => {
  const name = sheetText(title).replace(notInNames, ' ').trim().slice(0, 31)
  return name.replace(/^'+|'+$/g, '') || 'Unitdesk'
}
