const email = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g
const phone = /\+?\d(?:[\s-]?\d){7,}/g
const markup = /<[^>]*>/g

export const noteLength = 300

/** What may be kept of a server's words: their beginning, without what could tell who somebody is. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, noteLength * 4)
    .replace(markup, ' ')
    .replace(email, '[e-mail]')
    .replace(phone, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, noteLength)
