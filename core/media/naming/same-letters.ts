import type { NameToken } from './name-tokens.ts'

type Run = Pick<NameToken, 'spelled' | 'isDigits'>

/**
 * Whether two names that are the same once diacritics are off are the same as they were written. In whole words people
 * leave diacritics out; in a letter or two they make another letter, as `č.` is no building C.
 */
export const hasSameLetters = (written: readonly Run[], own: readonly Run[]): boolean =>
  pairsOf(written, own).every(([letters, ownLetters]) => letters === ownLetters)

/** The same, but that a name may have been written without diacritics: `R1` for `Ř1`, never `Ř1` for `R1`. */
export const mayBeSameLetters = (written: readonly Run[], own: readonly Run[]): boolean =>
  pairsOf(written, own).every(
    ([letters, ownLetters]) => letters === ownLetters || /^[a-z]*$/.test(letters),
  )

const longestMark = 2

const pairsOf = (written: readonly Run[], own: readonly Run[]): readonly [string, string][] => {
  const [some, others] = [lettersOf(written), lettersOf(own)]
  // Split otherwise, as `ÁG4` is for `A.G4`.
  if (some.length !== others.length) return [[some.join(''), others.join('')]]
  return some.flatMap((letters, at): [string, string][] =>
    letters.length > longestMark ? [] : [[letters, others[at] ?? '']],
  )
}

const lettersOf = (runs: readonly Run[]): readonly string[] =>
  runs.flatMap(({ isDigits, spelled }) => (isDigits ? [] : [spelled]))
