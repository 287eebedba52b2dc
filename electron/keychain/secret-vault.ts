import { type Secret, toSecret } from '#core/accounts/secret'
import { failed, type Result, success } from '#core/contract/failure'
import type { Keychain } from './keychain.ts'

/** Secrets, each under the name of what it belongs to. */
export interface SecretVault<Owner> {
  readonly keep: (owner: Owner, secret: Secret) => Promise<Result<null>>
  /** Keeps a secret in memory until the process ends. */
  readonly keepForThisRun: (owner: Owner, secret: Secret) => void
  readonly read: (owner: Owner) => Promise<Result<Secret>>
  readonly forget: (owner: Owner) => Promise<Result<null>>
  readonly keptForThisRun: (owner: Owner) => boolean
  /** Whether the keychain was asked in this run to keep a secret under this name. */
  readonly wasToKeep: (name: string) => boolean
  /** The name of its entry in the keychain. */
  readonly nameOf: (owner: Owner) => string
  /** Removes an entry of which nothing but the name is known any more. */
  readonly forgetEntry: (name: string) => Promise<Result<null>>
}

export const createSecretVault = <Owner>(
  keychain: Keychain,
  nameOf: (owner: Owner) => string,
): SecretVault<Owner> => {
  const thisRun = new Map<string, Secret>()
  const wanted = new Set<string>()
  return {
    keep: async (owner, secret) => {
      wanted.add(nameOf(owner))
      const written = await keychain.write(nameOf(owner), secret.reveal())
      if (written.ok) thisRun.delete(nameOf(owner))
      return written
    },
    keepForThisRun: (owner, secret) => {
      thisRun.set(nameOf(owner), secret)
    },
    read: async (owner) => {
      const here = thisRun.get(nameOf(owner))
      if (here !== undefined) return success(here)
      const stored = await keychain.read(nameOf(owner))
      if (!stored.ok) return stored
      return stored.value === null
        ? failed({ kind: 'keychain', cause: 'missing', again: 'afterFix' })
        : success(toSecret(stored.value))
    },
    forget: (owner) => {
      thisRun.delete(nameOf(owner))
      return keychain.remove(nameOf(owner))
    },
    keptForThisRun: (owner) => thisRun.has(nameOf(owner)),
    wasToKeep: (name) => wanted.has(name),
    nameOf,
    forgetEntry: keychain.remove,
  }
}
