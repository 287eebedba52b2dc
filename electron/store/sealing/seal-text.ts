import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

/** A key object prints no byte of itself, in a log or in an error. */
export interface SealKey {
  /** The name of the key's entry in the keychain; it is no secret. */
  readonly name: string
  readonly secret: KeyObject
}

interface SealedPlace {
  readonly key: SealKey
  /** The column and the row, because what was sealed for one place opens in no other. */
  readonly place: string
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

// With its quotation marks it is a JSON text too, for columns that may hold nothing else.
const pattern = /^"sealed1\.([0-9a-f]{16})\.([A-Za-z0-9+/]+={0,2})"$/

/** What every sealed text begins with, for SQL. */
export const sealedGlob = '"sealed1.*'

const begin = '"sealed1.'

/**
 * What was typed or came in a file may look as if it was sealed: a sign before it tells that it is not. Whoever has it
 * read takes that off again.
 */
export const asTyped = (text: string): string =>
  text.trimStart().startsWith(begin) ? ` ${text}` : text

export const typedOf = (text: string): string =>
  text.startsWith(' ') && text.trimStart().startsWith(begin) ? text.slice(1) : text

export const isSealed = (text: string): boolean => pattern.test(text)

/** The name of the key that a text was sealed with; null where it is not sealed. */
export const keyNameOf = (text: string): string | null => pattern.exec(text)?.[1] ?? null

/** Seals a text; one that is sealed already stays as it is. */
export const sealText = (text: string, { key, place }: SealedPlace): string => {
  if (isSealed(text)) return text
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key.secret, nonce, { authTagLength: tagBytes })
  sealing.setAAD(Buffer.from(place))
  const bytes = [nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]
  return `"sealed1.${key.name}.${Buffer.concat(bytes).toString('base64')}"`
}

/** Null where the text was sealed with another key, in another place, or was changed since. */
export const unsealText = (sealed: string, { key, place }: SealedPlace): string | null => {
  const [, name, base64 = ''] = pattern.exec(sealed) ?? []
  const bytes = Buffer.from(base64, 'base64')
  if (name !== key.name || bytes.length < nonceBytes + tagBytes) return null
  const nonce = bytes.subarray(0, nonceBytes)
  const opening = createDecipheriv(cipher, key.secret, nonce, { authTagLength: tagBytes })
  opening.setAAD(Buffer.from(place))
  opening.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const text = opening.update(bytes.subarray(nonceBytes, -tagBytes))
    return Buffer.concat([text, opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
