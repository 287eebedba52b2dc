/** Every row ends with a line break, the last one too. */
export const writeDelimited = (
  rows: readonly (readonly string[])[],
  separator: string,
  alsoQuoted: RegExp = breaking,
): string =>
  rows
    .map((row) => row.map((cell) => quoted(cell, separator, alsoQuoted)).join(separator))
    .map((line) => `${line}\r\n`)
    .join('')

const breaking = /["\r\n]/

const quoted = (cell: string, separator: string, alsoQuoted: RegExp): string =>
  cell.includes(separator) || breaking.test(cell) || alsoQuoted.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell
