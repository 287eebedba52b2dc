import { notFound, type Result } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { LeadsDependencies } from '../dependencies.ts'
import { reconcileAround, timesOfPair } from './reconcile-pair.ts'

/** A person's word about a pair: it holds whatever is imported and listed later. */
export const linkSent = async (
  dependencies: LeadsDependencies,
  { workspaceId, isLinked, ...pair }: ParsedInputOf<'leads.linkSent'> & { isLinked: boolean },
  signal: AbortSignal,
): Promise<Result<null>> => {
  const { store } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const sent = store.readSentLead({ archive, key: pair.sentKey })
  const [listed] = store.readLeads({ archive, ids: [pair.inquiryId] })
  if (sent === null || listed === undefined) return notFound('afterFix')
  const times = timesOfPair(dependencies, { archive, ...pair })
  const written = store.commit((rows) => rows.writeHandLink({ archive, isLinked, ...pair }))
  if (!written.ok) return written
  return reconcileAround(dependencies, { workspaceId, times }, signal)
}
