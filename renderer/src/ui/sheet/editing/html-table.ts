const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign).replace(/\r?\n/g, '<br>')

/** What a spreadsheet or a mail takes from the clipboard rather than plain text. */
export const htmlTable = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  )
  return `<table>${lines.join('')}</table>`
}
