import { createHash } from 'node:crypto'
import { type Secret, toSecret } from '#core/accounts/secret'

/** Letters and digits that nobody takes for one another: no I, L, O or U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bitsOfLetter = 5
const keyBytes = 32
const checkBytes = 3
const codeLength = ((keyBytes + checkBytes) * 8) / bitsOfLetter

const checkOf = (key: Uint8Array): Buffer =>
  createHash('sha256').update('unitdesk team key code').update(key).digest().subarray(0, checkBytes)

/** The key of a team as a person takes it from one computer to another: groups of four, which can be typed as well. */
export const writeKeyCode = (key: Uint8Array): Secret => {
  const bits = [...key, ...checkOf(key)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const text = (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('')
  return toSecret((text.match(/.{4}/g) ?? []).join('-'))
}

/** What is easily typed instead of a letter of a code. */
const readAs: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/** Null of a text that is no code, or was not typed as it stands there. */
export const readKeyCode = (code: Secret): Buffer | null => {
  const text = code
    .reveal()
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (letter) => readAs[letter] ?? letter)
  if (text.length !== codeLength) return null
  const places = [...text].map((letter) => letters.indexOf(letter))
  if (places.includes(-1)) return null
  const bits = places.map((place) => place.toString(2).padStart(bitsOfLetter, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const key = bytes.subarray(0, keyBytes)
  return checkOf(key).equals(bytes.subarray(keyBytes)) ? key : null
}
