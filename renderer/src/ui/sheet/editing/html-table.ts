const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

// At a plain break Excel begins another cell, which would push down the rows below and run what looks like a formula.
const lineBreak = '<br style="mso-data-placement:same-cell">'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign).replace(/\r?\n/g, lineBreak)

/** What a spreadsheet or a mail takes from the clipboard rather than plain text. */
export const htmlTable = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  )
  return `<table>${lines.join('')}</table>`
}
