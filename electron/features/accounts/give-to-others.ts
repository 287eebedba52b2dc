import { isSameLogin } from '#core/accounts/login-key'
import type { Secret } from '#core/accounts/secret'
import type { AccountId } from '#core/ids'
import { changePassword } from './change-password.ts'
import type { AccountsDependencies } from './dependencies.ts'

interface Proven {
  readonly accountId: AccountId
  readonly baseUrl: string
  readonly login: string
  readonly password: Secret
  readonly withoutKeychain: 'refuse' | 'keepForThisRun'
}

/**
 * The server has let in a login that other workspaces have too: what they keep as its password may be an older one. A
 * keychain that refuses it leaves them as they were.
 */
export const giveToOthers = async (
  dependencies: AccountsDependencies,
  { accountId, password, withoutKeychain, ...login }: Proven,
): Promise<void> => {
  const isShared = dependencies.store
    .listWorkspaces()
    .some(({ kind, baseUrl, accounts }) =>
      accounts.some(
        (other) =>
          kind === 'crm' && other.id !== accountId && isSameLogin({ ...other, baseUrl }, login),
      ),
    )
  if (isShared) await changePassword(dependencies, { accountId, password, withoutKeychain })
}
