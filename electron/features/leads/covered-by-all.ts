import type { WorkspaceId } from '#core/ids'
import { coveredByAll } from '#core/leads/coverage'
import type { Span } from '#core/leads/spans'
import type { Timestamp } from '#core/time'
import type { LeadsDependencies } from './dependencies.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'listAccounts'>

/** Of what time every account of the workspace that may have sent a lead has shown all of them. */
export const coveredOf = (
  { store, listAccounts }: Dependencies,
  workspaceId: WorkspaceId,
): readonly Span[] =>
  coveredByAll(listAccounts(workspaceId).map(({ id }) => store.listLeadCovered(id)))

/** When the list was asked for last that was asked for longest ago; null: one never was. */
export const checkedAtOf = (
  { store, listAccounts }: Dependencies,
  workspaceId: WorkspaceId,
): Timestamp | null => {
  const times = listAccounts(workspaceId).map(({ id }) => store.readLeadPoll(id)?.checkedAt ?? null)
  if (times.length === 0 || times.includes(null)) return null
  return Math.min(...times.map((at) => at ?? 0))
}
