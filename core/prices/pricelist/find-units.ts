import { fold } from '#core/fold'

interface NumberedUnit {
  readonly number: string
}

/**
 * The units of this number, the best first: as it is written, without its signs and zeros in front, without what stands
 * before it, such as the building, and at last those that only begin so. Accents and capitals do not count.
 */
export const findUnits = <T extends NumberedUnit>(units: readonly T[], wanted: string): T[] => {
  const written = fold(wanted).trim()
  const key = joined(partsOf(written))
  if (key === '') return []
  const asked = { written, key, loose: joined(withoutZeros(partsOf(written))) }
  return units
    .flatMap((unit) => {
      const rank = rankOf(unit.number, asked)
      return rank === null ? [] : [{ unit, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit)
}

interface SearchedNumber {
  readonly written: string
  readonly key: string
  readonly loose: string
}

const rankOf = (number: string, { written, key, loose }: SearchedNumber): number | null => {
  const folded = fold(number).trim()
  if (folded === written) return 0
  const parts = partsOf(folded)
  const bare = withoutZeros(parts)
  const [whole = '', ...ends] = endsOf(parts)
  const [bareWhole, ...bareEnds] = endsOf(bare)
  if (whole === key || bareWhole === loose) return 1
  if (ends.includes(key) || bareEnds.includes(loose)) return 2
  if (whole.startsWith(key)) return 3
  return ends.some((end) => end.startsWith(key)) ? 4 : null
}

const partsOf = (folded: string): string[] => folded.match(/\p{L}+|\p{N}+/gu) ?? []

const withoutZeros = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replace(/^0+(?=\p{N})/u, ''))

const joined = (parts: readonly string[]): string => parts.join('')

/** The parts of a number to look for: all of it, then without its first part, without its first two, and so on. */
const endsOf = (parts: readonly string[]): string[] =>
  parts.map((_, from) => joined(parts.slice(from)))
