import { cancelled, failed, noAccount, type Result, success } from '#core/contract/failure'
import type { AccountId, WorkspaceId } from '#core/ids'
import { secondMs } from '#core/time'
import type { LeadsDependencies } from '../dependencies.ts'
import { reconcileRecent } from '../reconcile/reconcile-leads.ts'
import { reconcileAround } from '../reconcile/reconcile-pair.ts'
import { watchSendings } from '../send/watch-sendings.ts'
import type { ListOfColleague } from './lists-of-team.ts'
import { keepAnswer, type PollAttempts, type Polled, pollAccount, turnOf } from './poll-account.ts'
import { tellOfLeads } from './tell-of-leads.ts'

interface WorkspacePoll {
  readonly workspaceId: WorkspaceId
  /** Null stands for every account that serves leads. */
  readonly accountIds: readonly AccountId[] | null
  readonly attempts: PollAttempts
  readonly signal: AbortSignal
}

/** A list that is taken once more comes with another error of the clocks, and another list a minute later. */
const sameMs = 10 * secondMs

/** Asks for the lists, then finds out what they tell of what was sent. */
export const pollWorkspace = async (
  dependencies: LeadsDependencies,
  { workspaceId, accountIds, attempts, signal }: WorkspacePoll,
): Promise<Result<null>> => {
  const accounts = dependencies
    .listAccounts(workspaceId)
    .filter(({ id, isLeftOut }) => (accountIds === null ? !isLeftOut : accountIds.includes(id)))
  if (accounts.length === 0) return noAccount
  const polls = await Promise.all(
    accounts.map(({ id: accountId }) =>
      pollAccount(dependencies, { workspaceId, accountId, attempts, signal }),
    ),
  )
  if (signal.aborted) return failed(cancelled)
  // Who waits for somebody else's list looks every few seconds, and judges when it comes.
  const accountsAsked = accounts
    .filter((_account, at) => !isLeftToOthers(polls[at]))
    .map(({ id }) => id)
  if (accountsAsked.length === 0) return success(null)
  const judged = await judgeLists(dependencies, { workspaceId, accountIds: accountsAsked, signal })
  return polls.find((poll): poll is Result<never> => !poll.ok) ?? judged
}

const isLeftToOthers = (poll: Result<Polled> | undefined): boolean =>
  poll?.ok === true && poll.value === 'leftToOthers'

interface NewLists extends Pick<WorkspacePoll, 'workspaceId' | 'signal'> {
  readonly accountIds: readonly AccountId[]
}

/** Finds out what new lists tell of what was sent. */
const judgeLists = async (
  dependencies: LeadsDependencies,
  { workspaceId, accountIds, signal }: NewLists,
): Promise<Result<null>> => {
  const times = accountIds.flatMap((accountId) =>
    watchSendings(dependencies, { workspaceId, accountId }),
  )
  const reconciled = await reconcileRecent(dependencies, { workspaceId, signal })
  const settled = await reconcileAround(dependencies, { workspaceId, times }, signal)
  tellOfLeads(dependencies, workspaceId)
  return reconciled.ok ? settled : reconciled
}

/** Takes a list that another computer of the team has asked for as if this one had, where this one would ask for it. */
export const takeList = async (
  dependencies: LeadsDependencies,
  list: ListOfColleague,
  signal: AbortSignal,
): Promise<void> => {
  const { store, inTurn, listAccounts } = dependencies
  const { workspaceId, accountId, askedAt, answeredAt } = list
  const isLeftOut = listAccounts(workspaceId).find(({ id }) => id === accountId)?.isLeftOut ?? true
  if (isLeftOut || !store.readLeadSettings(workspaceId).isPolling) return
  const kept = await inTurn(turnOf(accountId), async () => {
    const isKnown = (store.readLeadPoll(accountId)?.checkedAt ?? 0) >= askedAt - sameMs
    if (isKnown || store.readDeletionOrder(workspaceId) !== null) return null
    return keepAnswer(dependencies, { ...list, seenAt: answeredAt, signal })
  })
  if (kept?.ok && !signal.aborted) {
    await judgeLists(dependencies, { workspaceId, accountIds: [accountId], signal })
  }
}
