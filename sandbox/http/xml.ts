const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

// XML 1.0 has no way to write most control characters: what a person has sent may hold them all the same.
const unwritable = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

// Nearly every text is fit to be written as it is: asking first takes a third of the time.
const unescaped = /^[ !#-%'-;=?-\uD7FF]*$/

const escapeText = (text: string): string =>
  unescaped.test(text)
    ? text
    : text
        .replace(unwritable, '\uFFFD')
        .replace(/[&<>"\n\r\t]/g, (found) => escapes[found] ?? found)

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

const attributesOf = (attributes: Attributes): string => {
  let written = ''
  for (const name in attributes) {
    const value = attributes[name]
    if (value !== undefined) written += ` ${name}="${escapeText(String(value))}"`
  }
  return written
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
export const openTag = (name: string, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>`
export const closeTag = (name: string): string => `</${name}>`
export const emptyTag = (name: string, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}/>`
