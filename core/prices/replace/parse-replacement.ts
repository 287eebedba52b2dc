import type { ThousandsMark } from '#core/tables/read-decimal'
import { readPrice } from '../rules/read-price.ts'

/** What is compared with the text that is looked for: the whole price, or the last digits of it. */
export const replacedParts = ['whole', 'ending'] as const
export type ReplacedPart = (typeof replacedParts)[number]

/** What stands in place of what. Endings have as many digits as each other, zeros in front included. */
export type Replacement =
  | { readonly part: 'whole'; readonly findMinor: number; readonly withMinor: number }
  | { readonly part: 'ending'; readonly find: string; readonly with: string }

export interface ReplacementProblem {
  readonly field: 'find' | 'with'
  /** Another number of digits at the end would make a price of another magnitude. */
  readonly kind: 'empty' | 'notAPrice' | 'notDigits' | 'otherLength' | 'same'
}

export type ParsedReplacement =
  | { readonly ok: true; readonly replacement: Replacement }
  | { readonly ok: false; readonly problem: ReplacementProblem }

interface WrittenReplacement {
  readonly part: ReplacedPart
  readonly find: string
  readonly with: string
  /** What groups thousands where this person lives. */
  readonly thousands: ThousandsMark | null
  /** The currency of the pricelist as a code; null where it is unknown. */
  readonly currency: string | null
}

/** Reads what a person wants to find and what to put in its place. */
export const parseReplacement = (written: WrittenReplacement): ParsedReplacement =>
  written.part === 'whole' ? wholeReplacement(written) : endingReplacement(written)

const wholeReplacement = (written: WrittenReplacement): ParsedReplacement => {
  const [find, other] = (['find', 'with'] as const).map((field) =>
    readPrice(written[field], written.thousands, written.currency),
  )
  if (find?.kind !== 'price') return wrong('find', find?.kind === 'empty' ? 'empty' : 'notAPrice')
  if (other?.kind !== 'price') return wrong('with', other?.kind === 'empty' ? 'empty' : 'notAPrice')
  if (find.minor === other.minor) return wrong('with', 'same')
  const replacement = { part: 'whole', findMinor: find.minor, withMinor: other.minor } as const
  return { ok: true, replacement }
}

const endingReplacement = (written: WrittenReplacement): ParsedReplacement => {
  const [find, other] = [digitsOf(written.find, written), digitsOf(written.with, written)]
  if (!isEnding(find)) return wrong('find', find === '' ? 'empty' : 'notDigits')
  if (!isEnding(other)) return wrong('with', other === '' ? 'empty' : 'notDigits')
  if (find === other) return wrong('with', 'same')
  if (find.length !== other.length) return wrong('with', 'otherLength')
  return { ok: true, replacement: { part: 'ending', find, with: other } }
}

const digitsOf = (text: string, { thousands }: Pick<WrittenReplacement, 'thousands'>): string => {
  const close = text.replace(/[\s'’]/gu, '')
  return thousands === null || thousands === 'none' ? close : close.replaceAll(thousands, '')
}

// A price has no more whole digits than these.
const isEnding = (digits: string): boolean => /^\d{1,12}$/.test(digits)

const wrong = (
  field: ReplacementProblem['field'],
  kind: ReplacementProblem['kind'],
): ParsedReplacement => ({ ok: false, problem: { field, kind } })

/** The price in place of this one; null where this is not what was looked for. */
export const replacedMinor = (minor: number, replacement: Replacement): number | null => {
  if (replacement.part === 'whole') {
    return minor === replacement.findMinor ? replacement.withMinor : null
  }
  // The last digits of a price with cents are its cents, and nobody looks for those.
  const whole = String(minor / 100)
  if (minor % 100 !== 0 || !whole.endsWith(replacement.find)) return null
  return Number(`${whole.slice(0, -replacement.find.length)}${replacement.with}`) * 100
}
