import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { maskRecord, type RawRecord } from '#core/leads/sent/raw-record'
import type { LeadsDependencies } from '../dependencies.ts'
import { reconcileLeads } from '../reconcile/reconcile-leads.ts'

type RecordInput = ParsedInputOf<'leads.readRecord'>

const recordOf = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId, sentKey: key }: RecordInput,
): RawRecord | null => {
  const archive = store.findLeadArchive(workspaceId)
  const json = store.readSentPayload({ archive, key })
  return json === null ? null : fromJson(json)
}

const asTold = (record: RawRecord | null): OutputOf<'leads.readRecord'> =>
  record === null ? null : record.map(([title, text]) => ({ title, text }))

/** The row of the site's file, as whoever looks may see it. */
export const readRecord = (
  dependencies: Pick<LeadsDependencies, 'store'>,
  of: RecordInput,
): OutputOf<'leads.readRecord'> => {
  const record = recordOf(dependencies, of)
  return asTold(record === null ? null : maskRecord(record))
}

/** Shows the record readable, because a person asked for it. */
export const revealRecord = async (
  dependencies: Pick<LeadsDependencies, 'store' | 'seals'>,
  of: RecordInput,
): Promise<Result<OutputOf<'leads.readRecord'>>> => {
  const opened = await dependencies.seals.openSealed()
  return opened.ok ? success(asTold(recordOf(dependencies, of))) : opened
}

/** A person's word about spam and tests: it holds whatever is imported and listed later. */
export const markSent = async (
  dependencies: LeadsDependencies,
  { workspaceId, sentKey: key, word }: ParsedInputOf<'leads.markSent'>,
  signal: AbortSignal,
): Promise<Result<null>> => {
  const { store } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const sent = store.readSentLead({ archive, key })
  if (sent === null) return notFound('afterFix')
  const written = store.commit((rows) => {
    rows.writeHandWord({ archive, key, word })
    return null
  })
  if (!written.ok) return written
  const period = { from: sent.lead.at, to: sent.lead.at + 1 }
  return reconcileLeads(dependencies, { workspaceId, period, signal })
}
