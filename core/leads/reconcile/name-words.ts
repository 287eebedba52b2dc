// Letters that Unicode does not decompose into a base letter and a mark.
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

const twoPartTitles = /\b(?:(?:ph|th|art)\. ?d|ll\. ?m)\b/g
const titles = new Set([
  'ing',
  'arch',
  'bc',
  'bca',
  'mga',
  'mgr',
  'mudr',
  'mvdr',
  'mddr',
  'judr',
  'phdr',
  'rndr',
  'thdr',
  'paeddr',
  'pharmdr',
  'rsdr',
  'phd',
  'csc',
  'drsc',
  'dis',
  'mba',
  'msc',
  'bsc',
  'llm',
  'mpa',
  'doc',
  'prof',
  'dr',
  'ml',
  'st',
  'jr',
  'sr',
  'mr',
  'mrs',
  'ms',
  'pan',
  'pani',
  'slecna',
])

/** A text without accents and case. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđøıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)

/** The sorted words of a name without accents, case and academic titles. */
export const nameWords = (name: string): readonly string[] => {
  const plain = plainText(name)
  const words = wordsOf(plain.replace(twoPartTitles, ' '))
  const bare = words.filter((word) => !titles.has(word))
  // A name that consists of titles alone is a name.
  return (bare.length > 0 ? bare : wordsOf(plain)).sort()
}

const wordsOf = (plain: string): string[] =>
  plain.replace(/['’`]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
