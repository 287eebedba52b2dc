import type { WorkspaceId } from '#core/ids'
import { polledByAll } from '#core/leads/archive/polled-time'
import type { Span } from '#core/leads/archive/spans'
import type { Timestamp } from '#core/time'
import type { LeadAccount, LeadsDependencies } from '../dependencies.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'listAccounts'>

/** The accounts that may have sent a lead. */
const senders = ({ listAccounts }: Dependencies, workspaceId: WorkspaceId): LeadAccount[] =>
  listAccounts(workspaceId).filter(({ isLeftOut }) => !isLeftOut)

/** The spans in which the lists of all such accounts have shown every lead. */
export const coveredOf = (dependencies: Dependencies, workspaceId: WorkspaceId): readonly Span[] =>
  polledByAll(
    senders(dependencies, workspaceId).map(({ id }) => dependencies.store.listLeadCovered(id)),
  )

/** When the list that was not polled for the longest time was last polled; null where one never was. */
export const checkedAtOf = (
  dependencies: Dependencies,
  workspaceId: WorkspaceId,
): Timestamp | null => {
  const { checkedAt, unasked } = askedOf(dependencies, workspaceId)
  return unasked.length > 0 ? null : checkedAt
}

/** The polls of the accounts that have answered, and the accounts that never have. */
interface PolledTimes {
  /** When, of the accounts that have answered, the one with the oldest answer was last polled. */
  readonly checkedAt: Timestamp | null
  readonly covered: readonly Span[]
  /** The names of accounts that have never answered. */
  readonly unasked: readonly string[]
}

export const askedOf = (dependencies: Dependencies, workspaceId: WorkspaceId): PolledTimes => {
  const { store } = dependencies
  const accounts = senders(dependencies, workspaceId).map(({ id, label }) => ({
    id,
    label,
    checkedAt: store.readLeadPoll(id)?.checkedAt ?? null,
  }))
  const times = accounts.flatMap(({ checkedAt }) => checkedAt ?? [])
  const asked = accounts.filter(({ checkedAt }) => checkedAt !== null)
  return {
    checkedAt: times.length === 0 ? null : Math.min(...times),
    covered: polledByAll(asked.map(({ id }) => store.listLeadCovered(id))),
    unasked: accounts.filter(({ checkedAt }) => checkedAt === null).map(({ label }) => label),
  }
}
