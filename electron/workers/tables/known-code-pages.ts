import { set_cptable } from '@e965/xlsx'
import type { codePages } from '#core/code-pages'
import { decodeBytes } from '../decode-bytes.ts'

const pageOf = new Map<number, keyof typeof codePages>([
  [1250, 'windows-1250'],
  [852, 'cp852'],
])

/** Decodes for the library, which would bring 400 KB of tables for the rest of the world. */
const decode = (codePage: number, bytes: ArrayLike<number>): string => {
  // The library asks for single characters of a text that is Unicode whatever the workbook says.
  if (Array.isArray(bytes) && bytes.length === 2) {
    return String.fromCharCode((bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8))
  }
  const buffer = Buffer.from(bytes)
  if (codePage === 1200) return buffer.toString('utf16le')
  if (codePage === 65001) return buffer.toString('utf8')
  const page = pageOf.get(codePage)
  return page === undefined ? buffer.toString('latin1') : decodeBytes(buffer, page)
}

const encode = (codePage: number, text: string): Buffer =>
  Buffer.from(text, codePage === 1200 ? 'utf16le' : codePage === 65001 ? 'utf8' : 'latin1')

/** Workbooks from before 1997 have one byte a letter. */
export const teachCodePages = (): void => set_cptable({ utils: { decode, encode } })
