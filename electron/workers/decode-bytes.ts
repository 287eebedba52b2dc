import { isUtf8 } from 'node:buffer'
import { type CodePage, decodePage } from '#core/code-pages'

/** Text of a code page; a byte that has no letter there becomes the character of the same number. */
export const decodeBytes = (bytes: Uint8Array, page: CodePage): string =>
  decodePage(bytes, page, String.fromCharCode)

/** The text without the byte order mark in front; null where the bytes are no UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): string | null =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : null
