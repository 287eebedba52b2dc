/** Cells of one row of a text table, and where the next row begins. */
export interface ReadRow {
  readonly cells: string[]
  readonly end: number
}

/**
 * A cell that begins with a quote and ends with one is unquoted; a quote that nothing closes is only a sign.
 * One line break at the end belongs to the row.
 */
export const readRow = (text: string, start: number, separator: string): ReadRow => {
  const cells: string[] = []
  let at = start
  for (;;) {
    const cell = readCell(text, at, separator)
    cells.push(cell.text)
    at = cell.end
    if (text[at] !== separator) break
    at += 1
    if (at < text.length && !isBreak(text[at])) continue
    cells.push('')
    break
  }
  return { cells, end: at + (text.startsWith('\r\n', at) ? 2 : 1) }
}

interface ReadCell {
  readonly text: string
  /** The index of the separator or line break after the cell, or of the end of the text. */
  readonly end: number
}

const isBreak = (sign: string | undefined): boolean => sign === '\n' || sign === '\r'

const readCell = (text: string, start: number, separator: string): ReadCell => {
  const quoted = text[start] === '"' ? readQuoted(text, start, separator) : null
  if (quoted) return quoted
  let end = start
  while (end < text.length && text[end] !== separator && !isBreak(text[end])) end += 1
  return { text: text.slice(start, end), end }
}

const readQuoted = (text: string, start: number, separator: string): ReadCell | null => {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return null
    const next = text[quote + 1]
    if (next === '"') {
      at = quote + 2
      continue
    }
    if (next !== undefined && next !== separator && !isBreak(next)) return null
    return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
  }
}
