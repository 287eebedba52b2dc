import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What sealed bytes belong to: they open as nothing else. */
export type BoundTo = readonly (string | number | boolean)[]

const textOf = (bound: BoundTo): Buffer => Buffer.from(JSON.stringify(bound))

export const sealBytes = (key: KeyObject, bound: BoundTo, bytes: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
  sealing.setAAD(textOf(bound))
  const sealed = Buffer.concat([sealing.update(bytes), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

/** Null of what was not sealed with this key, or not as this. */
export const openBytes = (key: KeyObject, bound: BoundTo, sealed: Uint8Array): Buffer | null => {
  if (sealed.byteLength < nonceBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  opening.setAAD(textOf(bound))
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = opening.update(sealed.subarray(nonceBytes + tagBytes))
  try {
    return Buffer.concat([text, opening.final()])
  } catch (error) {
    // Of a wrong tag Node throws an error without a code of its own.
    if (error instanceof Error) return null
    throw error
  }
}
