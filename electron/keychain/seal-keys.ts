import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { failed, type Result, success } from '#core/contract/failure'
import type { Keychain } from './keychain.ts'

/** The keys that contacts are sealed with: in the keychain, and in no file. */
export interface SealKeys {
  /** Null where the keychain has no such key. */
  readonly read: (name: string) => Promise<Result<KeyObject | null>>
  /** Answers the new key when the keychain has shown that it keeps it. */
  readonly make: (name: string) => Promise<Result<KeyObject>>
  readonly remove: (name: string) => Promise<Result<null>>
}

const keyBytes = 32
const entryOf = (name: string): string => `contacts-${name}`

const toKey = (text: string | null): KeyObject | null => {
  const bytes = Buffer.from(text ?? '', 'base64')
  return bytes.length === keyBytes ? createSecretKey(bytes) : null
}

export const createSealKeys = (keychain: Keychain): SealKeys => {
  const read: SealKeys['read'] = async (name) => {
    const stored = await keychain.read(entryOf(name))
    return stored.ok ? success(toKey(stored.value)) : stored
  }
  return {
    read,
    make: async (name) => {
      const made = randomBytes(keyBytes)
      const written = await keychain.write(entryOf(name), made.toString('base64'))
      if (!written.ok) return written
      const kept = await read(name)
      if (!kept.ok) return kept
      return kept.value?.equals(createSecretKey(made))
        ? success(kept.value)
        : failed({ kind: 'keychain', cause: 'unavailable', again: 'afterFix' })
    },
    remove: (name) => keychain.remove(entryOf(name)),
  }
}
