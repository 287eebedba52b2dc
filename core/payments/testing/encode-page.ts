import { codePages } from '#core/code-pages'

/** The bytes of a text in a one-byte encoding, as a bank would write them. */
export const encodePage = (text: string, page: keyof typeof codePages): Uint8Array =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0)
    if (code < 0x80) return code
    const at = codePages[page].indexOf(sign)
    if (at < 0) throw new Error(`${sign} is not in ${page}`)
    return at + 0x80
  })
