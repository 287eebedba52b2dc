const email = /[^\s@<>"']+(?:@|%40)[^\s@<>"']+\.[^\s@<>"']+/gi
const phone = /\(?\+?\d(?:[\s().\-/]{0,2}\d){7,}/g
const password = /\b(pass(?:word|wd)?|pwd|heslo|secret|token)(["']?\s*[:=]\s*["']?)[^\s"'&<>]+/gi
// What stands within these two is no word that a page says, even where the page was cut in the middle of it.
const markup = /<(style|script)\b[\s\S]*?(?:<\/\1[^>]*>|$)|<[^>]*>/gi

export const noteLength = 300
/** As much as is read of an answer that only explains. */
const longestStart = 4_096

/**
 * What may be kept of a server's words: their beginning, without what could tell who somebody is. The credential
 * is out of them before: cut or tidied it would no longer be recognised.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, longestStart)
    .replace(markup, ' ')
    .replace(email, '[e-mail]')
    .replace(password, '$1$2[password]')
    .replace(phone, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, noteLength)

const html = /^<(?:!doctype html|html)\b/i
const elementName = /<([\p{L}_][\p{L}\d_:.-]{0,60})/gu
const mostElements = 3

/** Names the kind of a text, without a word of it. */
export const structureOf = (text: string): string => {
  const start = text.replace(/^\uFEFF?\s*/, '')
  if (start === '') return 'nothing'
  if (html.test(start)) return 'HTML'
  if (/^[[{]/.test(start)) return start.startsWith('[') ? 'a JSON list' : 'a JSON object'
  if (!start.startsWith('<')) return 'text'
  const names = [...start.matchAll(elementName)].map(([, name]) => name)
  return `XML: ${[...new Set(names)].slice(0, mostElements).join(', ')}`
}
