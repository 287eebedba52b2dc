const string = /"(?:[^"\\]|\\.)*"?/y
const space = /\s+/y
const scalar = /[^\s,:[\]{}"]+/y

/**
 * JSON on several lines, token by token: numbers keep every digit, and text that breaks off is shown as far as it goes.
 */
export const prettyJson = (text: string): string => {
  const lines: string[] = []
  let line = ''
  let depth = 0
  let at = 0
  const breakLine = () => {
    lines.push(line)
    line = '  '.repeat(depth)
  }
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    if (found === undefined) return null
    at += found.length
    return found
  }
  while (at < text.length) {
    if (take(space) !== null) continue
    const word = take(string) ?? take(scalar)
    if (word !== null) {
      line += word
      continue
    }
    const sign = text[at] ?? ''
    at += 1
    if (sign === ',') {
      line += sign
      breakLine()
    } else if (sign === ':') line += ': '
    else if (sign === '{' || sign === '[') {
      const closing = /^\s*[\]}]/.exec(text.slice(at, at + 100))
      line += sign
      if (closing) {
        line += closing[0].trim()
        at += closing[0].length
        continue
      }
      depth += 1
      breakLine()
    } else {
      depth = Math.max(0, depth - 1)
      breakLine()
      line += sign
    }
  }
  lines.push(line)
  return lines.join('\n')
}
