/** Every row ends with a line break, the last one too. */
export const writeDelimited = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('')

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
