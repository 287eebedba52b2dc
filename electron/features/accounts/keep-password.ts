import { mayStillBeKept } from '#core/accounts/may-still-be-kept'
import type { Secret } from '#core/accounts/secret'
import { type Result, success } from '#core/contract/failure'
import type { PasswordOwner } from '../../keychain/password-vault.ts'
import type { StoredAccount } from '../../store/accounts/accounts.ts'
import type { AccountsDependencies } from './dependencies.ts'

interface KeepPasswordInput {
  readonly owner: PasswordOwner
  readonly password: Secret
  readonly withoutKeychain: 'refuse' | 'keepForThisRun'
}

interface KeepingDependencies extends Pick<AccountsDependencies, 'vault'> {
  readonly store: Pick<AccountsDependencies['store'], 'addEntryLeft'>
}

/** A password goes into the keychain, or into memory where there is none and the user has agreed; never into a file. */
export const keepPassword = async (
  { vault, store }: KeepingDependencies,
  { owner, password, withoutKeychain }: KeepPasswordInput,
): Promise<Result<StoredAccount['passwordPlace']>> => {
  const kept = await vault.keep(owner, password)
  if (kept.ok) return success('keychain')
  if (mayStillBeKept(kept.failure)) store.addEntryLeft(vault.nameOf(owner))
  if (withoutKeychain === 'refuse') return kept
  vault.keepForThisRun(owner, password)
  return success('nowhere')
}
