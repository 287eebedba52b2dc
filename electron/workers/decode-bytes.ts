import { type CodePage, decodePage } from '#core/code-pages'

/** A byte without a letter stays what it is. */
export const decodeBytes = (bytes: Uint8Array, page: CodePage): string =>
  decodePage(bytes, page, String.fromCharCode)

/** Null of bytes that are no UTF-8; without the mark in front. */
export const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
