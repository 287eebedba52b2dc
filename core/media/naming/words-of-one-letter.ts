import { spacedName } from './clean-name.ts'

// `č.`, `č`, `č.j.` (of a flat), `čís.`: the words for "number", which lose the sign that tells them from a building's
// letter once diacritics are taken off. `č.p.` is a house's number and stays.
const marked =
  /(?<![\p{L}\p{N}])(?:č(?!\p{L}|\.? ?p(?!\p{L}))(?:\. ?[jb](?=[. ]))?|čís(?!\p{L}))/giu
// `byt c. 203`: a full stop and a space between a letter and a number stand behind a shortened word.
const unmarked = /(?<=^|\p{L}[-_ ]+)c(?=\. +\d)/gu
// `byty 203 a 204`, `203 s terasou a zahradou`: the words of one letter, which are no building's letter either.
const joining = /(?<=\d )[ai](?= \d)|(?<=\p{L}\p{L} )[aikosuvz](?= \p{L}\p{L})/gu
const building = /(?:bud|dom|dum|dům|objekt|blok|sekce|vchod)\p{L}* $/iu

/**
 * Writes out the words for "number" and "and", before anybody takes them for a building called C or A. Where a project
 * has a letter Č of its own, that one may be meant and stays.
 */
export const withWordsOfOneLetter = (text: string, loneLetters: ReadonlySet<string>): string => {
  const spaced = spacedName(text).normalize('NFC')
  const worded = loneLetters.has('č') ? spaced : spaced.replace(marked, 'cislo')
  return worded
    .replace(unmarked, 'cislo')
    .replace(joining, (letter, at: number, text: string) =>
      building.test(text.slice(0, at)) ? letter : 'and',
    )
}
