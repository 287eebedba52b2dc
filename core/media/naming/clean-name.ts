const beyondAscii = /[^ -~]/

/**
 * A name without diacritics and typographic forms: `Půdorys 56 m²` becomes `Pudorys 56 m2`. Letters keep their case.
 */
export const cleanName = (text: string): string => {
  const spaced = spacedName(text)
  return beyondAscii.test(spaced) ? folded(spaced) : spaced
}

/** The character that was written for each one of the cleaned name: for the `c` of a cleaned `č` it is `č`. */
export const writtenLetters = (text: string): readonly string[] => {
  const spaced = spacedName(text)
  if (!beyondAscii.test(spaced)) return spaced.split('')
  return [...spaced.normalize('NFC')].flatMap((letter) =>
    folded(letter)
      .split('')
      .map((_, at) => (at === 0 ? letter : '')),
  )
}

/** `%20`, as addresses write a space, is one. */
export const spacedName = (text: string): string =>
  text.includes('%20') ? text.replaceAll('%20', ' ') : text

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')
