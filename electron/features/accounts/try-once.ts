import { readableAreas } from '#core/accounts/readable-areas'
import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { CallContext } from '../../ipc/handlers.ts'
import { callingAccountOf, findAccount } from './calling-account.ts'
import type { AccountsDependencies } from './dependencies.ts'
import { loginOf } from './login-of.ts'

/** Lets one request out at a person's word: a harmless one where there is one, else whatever comes next. */
export const tryOnce = async (
  dependencies: AccountsDependencies,
  { accountId }: ParsedInputOf<'accounts.tryOnce'>,
  { signal }: CallContext,
): Promise<Result<OutputOf<'accounts.tryOnce'>>> => {
  const { store, ask } = dependencies
  const found = findAccount(store.listWorkspaces(), accountId)
  if (found === null) return notFound('never')
  const calling = await callingAccountOf(dependencies, found)
  if (!calling.ok) return calling
  const released = await dependencies.tryOnce(loginOf(dependencies.demo, found))
  if (!released.ok) return released
  const [area] = readableAreas(found.account.areas)
  if (area === undefined) return success({ sent: false })
  const answer = await ask(area, { account: calling.value, signal })
  return answer.ok ? success({ sent: true }) : answer
}
