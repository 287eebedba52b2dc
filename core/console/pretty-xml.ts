const token = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[^>]*>?|[^<]+/g

/**
 * XML with one element a line; an element that holds text alone stays on its line, and text that breaks off is shown as
 * it is.
 */
export const prettyXml = (text: string): string => {
  const lines: string[] = []
  let depth = 0
  let isOpen = false
  const add = (part: string) => lines.push(`${'  '.repeat(depth)}${part}`)
  const append = (part: string) => {
    lines[lines.length - 1] = `${lines.at(-1) ?? ''}${part}`
  }
  for (const [part] of text.matchAll(token)) {
    if (part.startsWith('</')) {
      depth = Math.max(0, depth - 1)
      if (isOpen) append(part)
      else add(part)
      isOpen = false
    } else if (/^<[?!]/.test(part) && !part.startsWith('<![CDATA[')) {
      add(part)
      isOpen = false
    } else if (part.startsWith('<') && !part.startsWith('<![CDATA[')) {
      add(part)
      const isEmpty = part.endsWith('/>')
      if (!isEmpty) depth += 1
      isOpen = !isEmpty
    } else if (part.trim() !== '') {
      if (isOpen) append(part.trim())
      else add(part.trim())
    }
  }
  return lines.join('\n')
}
