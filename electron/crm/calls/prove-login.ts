import { type LoginKey, loginKey } from '#core/accounts/login-key'
import { noAccount, type Result, success } from '#core/contract/failure'
import type { AccountId } from '#core/ids'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { Caller } from './caller.ts'
import type { CrmClient } from './client.ts'

export type ProveLogin = (account: CallingAccount, signal: AbortSignal) => Promise<Result<null>>

interface ProvingServices {
  readonly client: Pick<CrmClient, 'listProjects'>
  readonly isProven: Caller['isProven']
  /** Whether the account is used for an area that may list the projects. */
  readonly mayListProjects: (account: AccountId) => boolean
  readonly listDenied: (login: LoginKey) => readonly { readonly endpoint: string }[]
}

const endpointsOfFiles: readonly string[] = ['list-resources', 'get-resource']

/**
 * Before the files of a server are asked for, which no specification permits to any account: logs in where the account
 * may, unless it has been let in during this run, so that a refusal is held against that call alone. An account for
 * uploads alone is not asked, and one that was refused either call is not asked the other: a second refusal would hold
 * all that it does.
 */
export const proveLogin =
  ({ client, isProven, mayListProjects, listDenied }: ProvingServices): ProveLogin =>
  async (account, signal) => {
    const login = loginKey(account)
    const isDenied = listDenied(login).some(({ endpoint }) => endpointsOfFiles.includes(endpoint))
    if (isDenied || !mayListProjects(account.id)) return noAccount
    if (isProven(login)) return success(null)
    const listed = await client.listProjects(account, { signal })
    return listed.ok ? success(null) : listed
  }
