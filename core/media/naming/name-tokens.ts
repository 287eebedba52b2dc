import { cleanName, writtenLetters } from './clean-name.ts'

/** A run of letters or of digits in a cleaned name. */
export interface NameToken {
  /** The text of the token, in small letters. */
  readonly text: string
  /** The same as it was written, with its diacritics. */
  readonly spelled: string
  readonly isDigits: boolean
  /** What stands between this run and the one before; empty where they touch. */
  readonly gap: string
  readonly start: number
  readonly end: number
}

type Kind = 'digit' | 'small' | 'capital' | 'other'

/** The runs of a name as a person wrote it. */
export const spelledTokens = (text: string): readonly NameToken[] => {
  const letters = writtenLetters(text)
  return nameTokens(cleanName(text)).map((token) => ({
    ...token,
    spelled: letters.slice(token.start, token.end).join('').toLowerCase(),
  }))
}

// A capital after a small letter begins a new run: `bytA101` is `byt`, `A`, `101`.
export const nameTokens = (cleaned: string): readonly NameToken[] => {
  const tokens: NameToken[] = []
  let end = 0
  for (let at = 0; at < cleaned.length; ) {
    const kind = kindAt(cleaned, at)
    if (kind === 'other') {
      at += 1
      continue
    }
    const start = at
    const isDigits = kind === 'digit'
    at = isDigits ? endOf(cleaned, at, 'digit') : endOfWord(cleaned, at)
    const text = cleaned.slice(start, at).toLowerCase()
    const gap = cleaned.slice(end, start)
    tokens.push({ text, spelled: text, isDigits, gap, start, end: at })
    end = at
  }
  return tokens
}

const endOfWord = (text: string, from: number): number =>
  endOf(text, endOf(text, from, 'capital'), 'small')

const endOf = (text: string, from: number, kind: Kind): number => {
  let at = from
  while (at < text.length && kindAt(text, at) === kind) at += 1
  return at
}

// Codes are compared instead of a pattern: names are many, and nearly all of their letters are in the alphabet.
const kindAt = (text: string, at: number): Kind => {
  const code = text.charCodeAt(at)
  if (code >= 97 && code <= 122) return 'small'
  if (code >= 48 && code <= 57) return 'digit'
  if (code >= 65 && code <= 90) return 'capital'
  return code < 128 ? 'other' : kindOfLetter(text.charAt(at))
}

const kindOfLetter = (letter: string): Kind => {
  if (/\p{Lu}/u.test(letter)) return 'capital'
  return /\p{L}/u.test(letter) ? 'small' : 'other'
}
