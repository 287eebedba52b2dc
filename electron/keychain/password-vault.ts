import type { AccountId } from '#core/ids'
import type { Keychain } from './keychain.ts'
import { createSecretVault, type SecretVault } from './secret-vault.ts'

/** An account's password belongs to one server: moved to another address it is not found. */
export interface PasswordOwner {
  readonly accountId: AccountId
  readonly login: string
  readonly baseUrl: string
}

export type PasswordVault = SecretVault<PasswordOwner>

export const createPasswordVault = (keychain: Keychain): PasswordVault =>
  createSecretVault(keychain, ({ accountId, baseUrl }) => `${accountId}@${baseUrl}`)
