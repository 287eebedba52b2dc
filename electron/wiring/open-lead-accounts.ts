import { chooseAccount, servingAccounts } from '#core/accounts/choose-account'
import { notFound } from '#core/contract/failure'
import type { AccountId, WorkspaceId } from '#core/ids'
import { callingAccountOf, findAccount } from '../features/accounts/calling-account.ts'
import { toAccount } from '../features/accounts/list-workspaces.ts'
import type { LeadAccount, LeadsDependencies } from '../features/leads/dependencies.ts'
import type { StoredAccount } from '../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../store/accounts/workspaces.ts'
import type { SharedServices } from './open-shared-services.ts'

const listing = 'list-leads'

/** Which accounts serve leads, and how they stand. */
export const openLeadAccounts = (
  accounts: SharedServices['accounts'],
  leftOutOf: (workspaceId: WorkspaceId) => readonly AccountId[],
): Pick<LeadsDependencies, 'listWorkspaces' | 'listAccounts' | 'callingAccount' | 'accountFor'> => {
  const { store } = accounts
  const find = (workspaceId: WorkspaceId) =>
    store.listWorkspaces().find(({ id }) => id === workspaceId)
  const asLeadAccount = (workspace: StoredWorkspace, stored: StoredAccount): LeadAccount => {
    const { id, label, state, denied, cooling } = toAccount(accounts, workspace, stored)
    const isDenied = denied.some(({ endpoint }) => endpoint === listing)
    return {
      id,
      label,
      isHeld: state.kind === 'held' || isDenied,
      hasPassword: state.kind !== 'withoutPassword',
      isLeftOut: leftOutOf(workspace.id).includes(id),
      coolingUntil: cooling.find(({ endpoint }) => endpoint === listing)?.until ?? null,
    }
  }
  return {
    listWorkspaces: () =>
      store.listWorkspaces().map(({ id, name, kind }) => ({
        id,
        name,
        // The demo runs while somebody looks at it.
        isAsked: kind === 'crm' || store.shownWorkspace() === id,
      })),
    listAccounts: (workspaceId) => {
      const workspace = find(workspaceId)
      if (workspace === undefined) return []
      const wanted = { accounts: workspace.accounts, area: 'leads', projectId: null } as const
      return servingAccounts(wanted).map((account) => asLeadAccount(workspace, account))
    },
    callingAccount: async ({ accountId }) => {
      const found = findAccount(store.listWorkspaces(), accountId)
      return found === null ? notFound('afterFix') : callingAccountOf(accounts, found)
    },
    accountFor: ({ workspaceId, projectId, shown }) => {
      const workspace = find(workspaceId)
      if (workspace === undefined) return null
      const place = { workspaceId, area: 'leads', projectId } as const
      const preferred = shown ?? store.readChoice(place)
      const chosen = chooseAccount({ ...place, accounts: workspace.accounts, preferred })
      const isOther = shown !== null && chosen?.id !== shown
      return chosen === null || isOther ? null : asLeadAccount(workspace, chosen)
    },
  }
}
