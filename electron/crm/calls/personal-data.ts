const email = /[^\s@<>"']+(?:@|%40)[^\s@<>"']+\.[^\s@<>"']+/gi
const phone = /\(?\+?\d(?:[\s().\-/]{0,2}\d){7,}/g
const password = /\b(pass(?:word|wd)?|pwd|heslo|secret|token)(["']?\s*[:=]\s*["']?)[^\s"'&<>]+/gi
const markup = /<[^>]*>/g

export const noteLength = 300

/** What may be kept of a server's words: their beginning, without what could tell who somebody is. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, noteLength * 4)
    .replace(markup, ' ')
    .replace(email, '[e-mail]')
    .replace(password, '$1$2[password]')
    .replace(phone, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, noteLength)
