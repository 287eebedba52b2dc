// Markup around the digits ends with the cell: no search goes on into the next one.
const inHtml = /<td\b([^>]*>(?:\s|<(?!\/?t[dr]\b)[^>]*>)*\d{16,}(?:\s|<\/(?!td\b)[^>]*>)*<\/td\b)/gi
const inSpreadsheetMl = /\bType="Number"([^>]*>\s*\d{16,}\s*<)/g

/**
 * A table in markup whose cells of more digits than a number has are text: the library would make another ID of them.
 * The bytes beside them stay as they are, whatever their encoding.
 */
export const withLongDigitsAsText = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(inHtml, '<td data-t="s"$1')
      .replace(inSpreadsheetMl, 'Type="String"$1'),
    'latin1',
  )
