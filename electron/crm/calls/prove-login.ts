import { type Result, success } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { CrmClient } from './client.ts'

export type ProveLogin = (account: CallingAccount, signal: AbortSignal) => Promise<Result<null>>

/**
 * Logs in where every account may, once in a run: the refusal of a call that is perhaps not permitted to the account
 * is held against that call alone when the login has worked before, and against the whole account when it has not.
 */
export const proveLogin = (client: Pick<CrmClient, 'listProjects'>): ProveLogin => {
  const proven = new Set<AccountId>()
  return async (account, signal) => {
    if (proven.has(account.id)) return success(null)
    const listed = await client.listProjects(account, { signal })
    if (!listed.ok) return listed
    proven.add(account.id)
    return success(null)
  }
}
