import { type Secret, toSecret } from '#core/accounts/secret'
import { failed, type Result, success } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { Keychain } from './keychain.ts'

/** An account's password belongs to one server: moved to another address it is not found. */
export interface PasswordOwner {
  readonly accountId: AccountId
  readonly baseUrl: string
}

export interface PasswordVault {
  readonly keep: (owner: PasswordOwner, password: string) => Promise<Result<null>>
  /** In memory only, gone with the process. */
  readonly keepForThisRun: (owner: PasswordOwner, password: string) => void
  readonly read: (owner: PasswordOwner) => Promise<Result<Secret>>
  readonly forget: (owner: PasswordOwner) => Promise<Result<null>>
  readonly keptForThisRun: (owner: PasswordOwner) => boolean
}

const nameOf = ({ accountId, baseUrl }: PasswordOwner): string => `${accountId}@${baseUrl}`

export const createPasswordVault = (keychain: Keychain): PasswordVault => {
  const thisRun = new Map<string, Secret>()
  return {
    keep: async (owner, password) => {
      const written = await keychain.write(nameOf(owner), password)
      if (written.ok) thisRun.delete(nameOf(owner))
      return written
    },
    keepForThisRun: (owner, password) => {
      thisRun.set(nameOf(owner), toSecret(password))
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
  }
}
