import { type CodePage, decodePage } from '#core/code-pages'
import { decodeDamagedUtf8 } from './decode-damaged-utf8.ts'

/** Encodings in which Czech and Slovak banks write their statements. */
export const statementEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'cp852',
] as const
export type StatementEncoding = (typeof statementEncodings)[number]

/** How the encoding was recognised. */
export type EncodingReason =
  | 'chosen'
  /** The file begins with a byte order mark. */
  | 'mark'
  | 'plainAscii'
  | 'validUtf8'
  /** The text is UTF-8 with a few damaged bytes. */
  | 'mostlyUtf8'
  | 'zeroBytes'
  /** The text is not UTF-8, and in this code page it has the letters of Czech and Slovak. */
  | 'lettersFit'

export interface DecodedStatement {
  /** The text without its byte order mark. */
  readonly text: string
  readonly encoding: StatementEncoding
  readonly reason: EncodingReason
  /** Bytes that mean nothing in this encoding. */
  readonly damaged: number
}

export const decodeStatement = (
  bytes: Uint8Array,
  chosen: StatementEncoding | null = null,
): DecodedStatement => {
  const { encoding, reason } =
    chosen === null ? detect(bytes) : { encoding: chosen, reason: 'chosen' as const }
  const { text, damaged } = decodeAs(bytes, encoding)
  return { text: text.startsWith('\ufeff') ? text.slice(1) : text, encoding, reason, damaged }
}

interface DetectedEncoding {
  readonly encoding: StatementEncoding
  readonly reason: EncodingReason
}

// A few damaged bytes among many valid letters do not make a text another encoding.
const lettersPerDamage = 10

const detect = (bytes: Uint8Array): DetectedEncoding => {
  const marked = markOf(bytes)
  if (marked !== null) return { encoding: marked, reason: 'mark' }
  const wide = zeroBytesOf(bytes)
  if (wide !== null) return { encoding: wide, reason: 'zeroBytes' }
  const { letters, damaged } = decodeDamagedUtf8(bytes)
  if (damaged === 0)
    return { encoding: 'utf-8', reason: letters === 0 ? 'plainAscii' : 'validUtf8' }
  if (letters > damaged * lettersPerDamage) return { encoding: 'utf-8', reason: 'mostlyUtf8' }
  const isOld = lettersOf(bytes, 'cp852') > lettersOf(bytes, 'windows-1250')
  return { encoding: isOld ? 'cp852' : 'windows-1250', reason: 'lettersFit' }
}

const markOf = (bytes: Uint8Array): StatementEncoding | null => {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

const bytesLookedAt = 2_000

/** In UTF-16 every ASCII character has a zero byte; text of one-byte letters has none. */
const zeroBytesOf = (bytes: Uint8Array): StatementEncoding | null => {
  const start = bytes.subarray(0, bytesLookedAt)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 4 < start.length || start.length < 4) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

// With those letters of German that the two code pages write differently and take for letters of Czech.
const domestic = new Set('áčďéěíľĺňóôŕřšťúůýžäöüÁČĎÉĚÍĽĹŇÓÔŔŘŠŤÚŮÝŽÄÖ')
const isSmall = (letter: string): boolean => letter !== letter.toUpperCase()
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)

/** How well a text fits a code page: a capital inside a word of small letters is a sign of the wrong one. */
const lettersOf = (bytes: Uint8Array, page: CodePage): number => {
  const { text } = decodeSmall(bytes, page)
  let fitting = 0
  let before = ' '
  for (const sign of text) {
    if (sign > '\u007f') {
      const isStray = isLetter(before) && isSmall(before) && !isSmall(sign)
      fitting += domestic.has(sign) && !isStray ? 1 : -1
    }
    before = sign
  }
  return fitting
}

const decodeAs = (
  bytes: Uint8Array,
  encoding: StatementEncoding,
): { readonly text: string; readonly damaged: number } => {
  if (encoding === 'utf-8') return decodeDamagedUtf8(bytes)
  if (encoding === 'utf-16le') return decodeWide(bytes, 0)
  if (encoding === 'utf-16be') return decodeWide(bytes, 1)
  return decodeSmall(bytes, encoding)
}

const decodeSmall = (bytes: Uint8Array, page: CodePage) => {
  let damaged = 0
  const text = decodePage(bytes, page, () => {
    damaged += 1
    return '\ufffd'
  })
  return { text, damaged }
}

/** Decodes UTF-16; `low` is the place of the lower byte in each pair. */
const decodeWide = (bytes: Uint8Array, low: 0 | 1) => {
  const signs: string[] = []
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const lesser = bytes[at + low] ?? 0
    const greater = bytes[at + 1 - low] ?? 0
    signs.push(String.fromCharCode(greater * 0x100 + lesser))
  }
  return { text: signs.join(''), damaged: bytes.length % 2 }
}
