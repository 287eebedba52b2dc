import { chooseAccount } from '#core/accounts/choose-account'
import { loginKey } from '#core/accounts/login-key'
import { noAccount, success } from '#core/contract/failure'
import { isExportEndpoint } from '#core/exports/reports/export-endpoint'
import type { AccountId, WorkspaceId } from '#core/ids'
import type { Caller } from '../crm/calls/caller.ts'
import { callingAccount, callingAccountOf } from '../features/accounts/calling-account.ts'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import type { ExportsDependencies } from '../features/exports/dependencies.ts'

type Accounts = Pick<AccountsDependencies, 'store' | 'vault' | 'demo'>

interface ReportAccount {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId | null
}

/** The account with which a report leaves, and the cooldowns that it has. */
export const openExportAccounts = (
  accounts: Accounts,
  { coolingUntil }: Pick<Caller, 'coolingUntil'>,
): Pick<
  ExportsDependencies,
  'accountFor' | 'shownAccountFor' | 'coolingUntil' | 'listCooldowns'
> => {
  const { store } = accounts
  /** The demo has an address only while it runs. */
  const addresses = new Map<WorkspaceId, string>()
  const addressOf = (id: WorkspaceId, kept: string) => addresses.get(id) ?? kept
  const workspaceOf = (id: WorkspaceId) => store.listWorkspaces().find((one) => one.id === id)
  const find = ({ workspaceId, accountId }: ReportAccount) => {
    const workspace = workspaceOf(workspaceId)
    if (!workspace) return null
    const place = { workspaceId, area: 'exports', projectId: null } as const
    const account =
      accountId === null
        ? chooseAccount({
            ...place,
            accounts: workspace.accounts,
            preferred: store.readChoice(place),
          })
        : (workspace.accounts.find(({ id }) => id === accountId) ?? null)
    return account && { workspace, account }
  }
  return {
    coolingUntil,
    accountFor: async (input) => {
      const { workspaceId, accountId } = input
      const found = accountId === null ? null : find(input)
      if (accountId !== null && found === null) return noAccount
      const calling = found
        ? await callingAccountOf(accounts, found)
        : await callingAccount(accounts, { workspaceId, area: 'exports', projectId: null })
      if (calling.ok) addresses.set(workspaceId, calling.value.baseUrl)
      return calling
    },
    shownAccountFor: (input) => {
      const found = find(input)
      if (!found) return noAccount
      const { id, label, login } = found.account
      const { workspaceId } = input
      return success({ id, label, login, baseUrl: addressOf(workspaceId, found.workspace.baseUrl) })
    },
    listCooldowns: (workspaceId) => {
      const workspace = workspaceOf(workspaceId)
      if (!workspace) return []
      const baseUrl = addressOf(workspaceId, workspace.baseUrl)
      return workspace.accounts.flatMap(({ id, label, login }) =>
        store.listCooling(loginKey({ baseUrl, login })).flatMap(({ endpoint }) => {
          if (!isExportEndpoint(endpoint)) return []
          const { name: workspaceName, timeZone } = workspace
          const calling = { id, label, login, baseUrl, workspaceName, timeZone }
          const until = coolingUntil(calling, endpoint)
          return until === null ? [] : [{ accountId: id, endpoint, until }]
        }),
      )
    },
  }
}
