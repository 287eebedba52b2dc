import { crc32 } from 'node:zlib'
import type { Entry } from 'yauzl'
import type { CodePage } from '#core/code-pages'
import { decodeBytes, decodeUtf8 } from '../decode-bytes.ts'

type NamedEntry = Pick<
  Entry,
  'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields' | 'versionMadeBy'
>

const saysUtf8 = 0x800
const unicodePath = 0x7075

/** The names of an archive's entries, as whoever packed it meant them. */
export const zipNames = (entries: readonly NamedEntry[]): readonly string[] => {
  const told = entries.map((entry) => toldName(entry))
  const untold = entries.filter((_, index) => told[index] === null)
  const page = likelierPage(untold)
  return entries.map(({ fileNameRaw }, index) =>
    (told[index] ?? decodeBytes(fileNameRaw, page)).replaceAll('\\', '/'),
  )
}

/** Null of a name that may be in any code page. */
const toldName = (entry: NamedEntry): string | null => {
  const { fileNameRaw, generalPurposeBitFlag, extraFields } = entry
  const unicode = extraFields.find(({ id }) => id === unicodePath)?.data
  if (unicode !== undefined && unicode.byteLength > 5 && unicode[0] === 1) {
    // A name that was changed by a program that does not know the field is the newer one.
    if (unicode.readUInt32LE(1) === crc32(fileNameRaw)) return unicode.subarray(5).toString('utf8')
  }
  if ((generalPurposeBitFlag & saysUtf8) !== 0) return fileNameRaw.toString('utf8')
  // Archives of a Mac are UTF-8 and do not say so; hardly any text of another page passes for it.
  return decodeUtf8(fileNameRaw)
}

const smallLetters = new Set('áčďéěíňóřšťúůýžäôöüľĺŕąćęłńśźż')
const largeLetters = new Set('ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽÄÔÖÜĽĹŔĄĆĘŁŃŚŹŻ')

const likelierPage = (entries: readonly NamedEntry[]): CodePage => {
  const scoreOf = (page: CodePage) =>
    entries.reduce((sum, { fileNameRaw }) => sum + score(decodeBytes(fileNameRaw, page)), 0)
  const difference = scoreOf('cp852') - scoreOf('windows-1250')
  if (difference !== 0) return difference > 0 ? 'cp852' : 'windows-1250'
  // DOS and its successors pack with the page of the command line.
  return entries.every(({ versionMadeBy }) => versionMadeBy >> 8 === 0) ? 'cp852' : 'windows-1250'
}

/** How much a text looks like a name in Czech, Slovak, Polish or German. */
const score = (text: string): number => {
  let sum = 0
  let before = ''
  for (const letter of text) {
    if (letter > '\u007f') sum += scoreOf(letter, before)
    before = letter
  }
  return sum
}

const scoreOf = (letter: string, before: string): number => {
  if (smallLetters.has(letter)) return 2
  if (!largeLetters.has(letter)) return -2
  // A capital in the middle of a word is seldom meant.
  return before !== '' && before === before.toLowerCase() && before !== before.toUpperCase()
    ? -1
    : 1
}
