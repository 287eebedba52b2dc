import { cancelled, failed, noAccount, type Result } from '#core/contract/failure'
import type { AccountId, WorkspaceId } from '#core/ids'
import type { LeadsDependencies } from '../dependencies.ts'
import { recentPeriod, reconcileLeads } from '../reconcile/reconcile-leads.ts'
import { reconcileAround } from '../reconcile/reconcile-pair.ts'
import { watchSendings } from '../send/watch-sendings.ts'
import { type PollAttempts, pollAccount } from './poll-account.ts'
import { tellOfLeads } from './tell-of-leads.ts'

interface WorkspacePoll {
  readonly workspaceId: WorkspaceId
  /** Null stands for every account that serves leads. */
  readonly accountIds: readonly AccountId[] | null
  readonly attempts: PollAttempts
  readonly signal: AbortSignal
}

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
  const times = accounts.flatMap(({ id: accountId }) =>
    watchSendings(dependencies, { workspaceId, accountId }),
  )
  const period = recentPeriod(dependencies, workspaceId)
  const reconciled = await reconcileLeads(dependencies, { workspaceId, period, signal })
  const settled = await reconcileAround(dependencies, { workspaceId, times }, signal)
  tellOfLeads(dependencies, workspaceId)
  const unanswered = polls.find((poll) => !poll.ok)
  if (unanswered) return unanswered
  return reconciled.ok ? settled : reconciled
}
