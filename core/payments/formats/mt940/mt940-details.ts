import { normaliseAccount } from '../normalise-account.ts'
import { type PaymentSymbols, symbolsInText } from '../symbols-in-text.ts'
import { isIban } from './mt940-account.ts'

export interface Mt940Details extends PaymentSymbols {
  readonly counterAccount: string | null
  readonly counterName: string | null
  readonly message: string | null
}

/** What `:86:` tells of a movement, in numbered parts as most banks write it, or as plain text. */
export const readMt940Details = (
  lines: readonly string[],
  { ownerReference, account }: { readonly ownerReference: string; readonly account: string | null },
): Mt940Details => {
  const separator = separatorOf(lines[0] ?? '')
  return separator === null
    ? readPlain(joined(lines, fullLine), { ownerReference, account })
    : readParts(partsOf(lines, separator), ownerReference)
}

/** The sign before each number of a part: the text begins with a part, or with a code of three digits before it. */
const separatorOf = (first: string): string | null =>
  /^(?:\d{3})?([?<>@~|])\d{2}/.exec(first)?.[1] ?? null

const fullLine = 65
const fullPart = 27

/** Joins what was cut at a length: after a full piece the same word may go on. */
const joined = (pieces: readonly string[], full: number): string =>
  pieces.reduce((text, piece, at) => {
    const goesOn = at === 0 || (pieces[at - 1] ?? '').length >= full
    return `${text}${goesOn || /\s$/.test(text) || /^\s/.test(piece) ? '' : ' '}${piece}`
  }, '')

type Parts = ReadonlyMap<number, readonly string[]>

const partsOf = (lines: readonly string[], separator: string): Parts => {
  const text = lines.reduce((told, line, at) => {
    const before = lines[at - 1] ?? ''
    const isCut = at > 0 && !line.startsWith(separator) && before.length < fullLine
    return `${told}${isCut ? ' ' : ''}${line}`
  }, '')
  const parts = new Map<number, string[]>()
  const beginning = new RegExp(`\\${separator}(?=\\d{2})`)
  for (const part of text.split(beginning).slice(1)) {
    const number = Number(part.slice(0, 2))
    const told = parts.get(number)
    if (told) told.push(part.slice(2))
    else parts.set(number, [part.slice(2)])
  }
  return parts
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const purposeParts = [...range(20, 29), ...range(60, 63)]

const readParts = (parts: Parts, ownerReference: string): Mt940Details => {
  const textOf = (numbers: readonly number[]): string =>
    joined(
      numbers.flatMap((number) => parts.get(number) ?? []),
      fullPart,
    ).trim()
  const purpose = readPurpose(textOf(purposeParts))
  const number = textOf([38]) || textOf([31]) || purpose.iban
  return {
    ...symbolsInText([purpose.whole, textOf([0]), ownerReference]),
    counterAccount: normaliseAccount(number, textOf([30])),
    counterName: textOf([32, 33]) || null,
    message: purpose.message || textOf([0]) || null,
  }
}

// The words by which German and Austrian banks tell the parts of a SEPA payment apart.
const sepaWord = /(EREF|KREF|MREF|BREF|RREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/

const readPurpose = (whole: string) => {
  const [front = '', ...told] = whole.split(sepaWord)
  const words = new Map<string, string>()
  for (let at = 0; at < told.length; at += 2) words.set(told[at] ?? '', (told[at + 1] ?? '').trim())
  return {
    // Between two of them, so that none of their letters hides a symbol.
    whole: [front, ...told].join(' '),
    message: words.get('SVWZ') ?? front.trim(),
    iban: words.get('IBAN')?.split(' ')[0] ?? '',
  }
}

// Where an IBAN is written in groups, the length that it has in its country says where it ends.
const ibans = [
  /\b(?:CZ|SK)\d{2}(?: ?\d{4}){5}\b/,
  /\bDE\d{2}(?: ?\d{4}){4} ?\d{2}\b/,
  /\bAT\d{2}(?: ?\d{4}){4}\b/,
  /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/,
]
const domestic = /\b(?:\d{1,6}-\d{2,10}|\d{6,10})\/\d{4}\b/
const anyAccount = new RegExp([...ibans, domestic].map(({ source }) => source).join('|'), 'g')

const readPlain = (
  text: string,
  { ownerReference, account }: { readonly ownerReference: string; readonly account: string | null },
): Mt940Details => {
  const accounts = (text.match(anyAccount) ?? []).flatMap((found) => {
    const bare = found.replaceAll(' ', '')
    const isAccount = bare.includes('/') || isIban(bare)
    return isAccount ? (normaliseAccount(bare) ?? []) : []
  })
  return {
    ...symbolsInText([text, ownerReference]),
    counterAccount: accounts.find((one) => one !== account) ?? null,
    counterName: null,
    message: text.trim() || null,
  }
}
