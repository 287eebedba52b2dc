import { loginKey } from '#core/accounts/login-key'
import { type ReadableArea, readingCalls } from '#core/accounts/readable-areas'
import type { Secret } from '#core/accounts/secret'
import type { AccountId } from '#core/ids'
import { changePassword } from './change-password.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { ownersOfLogin } from './owners-of-login.ts'

interface ProvenAccount {
  readonly accountId: AccountId
  readonly baseUrl: string
  readonly login: string
  readonly password: Secret
  readonly withoutKeychain: 'refuse' | 'keepForThisRun'
  /** The areas that the server has let the login into; none where it could not be asked. */
  readonly letInto: readonly ReadableArea[]
}

/**
 * The server has let in a login: its password is proven before anything is called with it, so that the refusal of a
 * call that is not permitted to it holds that call alone. What other workspaces keep as its password may be an older
 * one; a keychain that refuses the new one leaves them as they were.
 */
export const keepProven = async (
  dependencies: AccountsDependencies,
  { accountId, password, withoutKeychain, letInto, ...login }: ProvenAccount,
): Promise<void> => {
  if (letInto.length === 0) return
  const { store, changeCredential } = dependencies
  const letInAt = letInto.flatMap((area) => readingCalls[area])
  const owners = ownersOfLogin(store.listWorkspaces(), login)
  const isShared = owners.some((owner) => owner.accountId !== accountId)
  const entered = { accountId, password, withoutKeychain }
  if (isShared) await changePassword(dependencies, entered, letInAt)
  else await changeCredential(loginKey(login), async () => undefined, letInAt)
}
