import type { FoundTroubles } from '#core/exports/alarms/decide-alarms'
import { type Trouble, withoutAddresses } from '#core/exports/alarms/trouble'
import { type ListedAccounts, listWorkspaces } from './list-workspaces.ts'

/** Accounts with which nothing leaves until a person acts; those of the demo are nobody's. */
export const findAccountTroubles = (
  dependencies: ListedAccounts,
  known: readonly Trouble[],
): FoundTroubles => {
  const accounts = listWorkspaces(dependencies)
    .filter(({ kind }) => kind === 'crm')
    .flatMap(({ name, accounts: own }) =>
      own.map(({ id, label, state }) => ({
        key: `account:${id}`,
        workspace: name,
        label,
        isHeld: state.kind === 'held',
      })),
    )
  const there = new Set(accounts.map(({ key }) => key))
  return {
    troubles: accounts
      .filter(({ isHeld }) => isHeld)
      .map(({ key, workspace, label }) => ({
        kind: 'account',
        key,
        workspace,
        account: withoutAddresses(label),
      })),
    undecided: new Set(),
    dropped: new Set(
      known.filter(({ kind, key }) => kind === 'account' && !there.has(key)).map(({ key }) => key),
    ),
  }
}
