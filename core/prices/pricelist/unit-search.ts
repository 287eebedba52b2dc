import { fold } from '#core/fold'

interface NumberedUnit {
  readonly number: string
}

/**
 * A search among units that were prepared once, since each letter of a number asks again. It answers with the units of
 * this number, the best first: as it is written, without its signs and zeros in front, without what stands before it,
 * such as the building, and at last those that only begin so. Accents and capitals do not count.
 */
export const unitSearch = <T extends NumberedUnit>(
  units: readonly T[],
): ((wanted: string) => T[]) => {
  const prepared = units.map((unit) => ({ unit, searched: searchedNumber(unit.number) }))
  return (wanted) => {
    const asked = searchedNumber(wanted)
    if (asked.whole === '') return []
    return prepared
      .flatMap(({ unit, searched }) => {
        const rank = rankOf(searched, asked)
        return rank === null ? [] : [{ unit, rank }]
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ unit }) => unit)
  }
}

interface SearchedNumber {
  readonly written: string
  /** Its letters and digits; as the number of a unit also without zeros in front of its parts. */
  readonly whole: string
  readonly bareWhole: string
  /** The same without its first part, without its first two, and so on. */
  readonly ends: readonly string[]
  readonly bareEnds: readonly string[]
}

const searchedNumber = (number: string): SearchedNumber => {
  const written = fold(number).trim()
  const parts = partsOf(written)
  const [whole = '', ...ends] = endsOf(parts)
  const [bareWhole = '', ...bareEnds] = endsOf(withoutZeros(parts))
  return { written, whole, bareWhole, ends, bareEnds }
}

const rankOf = (unit: SearchedNumber, asked: SearchedNumber): number | null => {
  const { whole, bareWhole } = asked
  if (unit.written === asked.written) return 0
  if (unit.whole === whole || unit.bareWhole === bareWhole) return 1
  if (unit.ends.includes(whole) || unit.bareEnds.includes(bareWhole)) return 2
  if (unit.whole.startsWith(whole)) return 3
  return unit.ends.some((end) => end.startsWith(whole)) ? 4 : null
}

const partsOf = (folded: string): string[] => folded.match(/\p{L}+|\p{N}+/gu) ?? []

const withoutZeros = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replace(/^0+(?=\p{N})/u, ''))

const joined = (parts: readonly string[]): string => parts.join('')

/** The parts of a number to look for: all of it, then without its first part, without its first two, and so on. */
const endsOf = (parts: readonly string[]): string[] =>
  parts.map((_, from) => joined(parts.slice(from)))
