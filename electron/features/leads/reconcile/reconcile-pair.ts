import { type Result, success } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import { leadAt } from '#core/leads/archive/lead-index'
import { unionOf } from '#core/leads/archive/spans'
import type { HandPair } from '#core/leads/reconcile/hand-links'
import type { Timestamp } from '#core/time'
import type { LeadArchive } from '../../../store/leads/archive/lead-archives.ts'
import type { LeadsDependencies } from '../dependencies.ts'
import { type ReconcileDependencies, reconcileLeads } from './reconcile-leads.ts'

type Store = Pick<LeadsDependencies, 'store'>

/**
 * The times of everything that a decision about a pair changes: the pair itself, the inquiry that the lead was paired
 * with before, and the leads that the inquiry was. They are read before the decision is written.
 */
export const timesOfPair = (
  { store }: Store,
  { archive, sentKey, inquiryId }: HandPair & { readonly archive: LeadArchive },
): readonly Timestamp[] => {
  const sent = store.readSentLead({ archive, key: sentKey })
  const before = sent && 'inquiryId' in sent.status ? [sent.status.inquiryId] : []
  const listed = store.readLeads({ archive, ids: [inquiryId, ...before] })
  const others = store.listSentOfInquiry({ archive, inquiryId })
  return [
    ...(sent ? [sent.lead.at] : []),
    ...listed.map(leadAt),
    ...others.map(({ lead }) => lead.at),
  ]
}

/** Judges again what lies around each of the moments, however far they are from one another. */
export const reconcileAround = async (
  dependencies: ReconcileDependencies,
  {
    workspaceId,
    times,
  }: { readonly workspaceId: WorkspaceId; readonly times: readonly Timestamp[] },
  signal: AbortSignal,
): Promise<Result<null>> => {
  for (const period of unionOf(times.map((at) => ({ from: at, to: at + 1 })))) {
    const reconciled = await reconcileLeads(dependencies, { workspaceId, period, signal })
    if (!reconciled.ok) return reconciled
  }
  return success(null)
}
