import { notFound, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { LeadsDependencies } from '../dependencies.ts'
import { reconcileLeads } from '../reconcile/reconcile-leads.ts'
import { importsOf } from './import-sent.ts'

/** The imports, the newest first. */
export const listImports = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId }: ParsedInputOf<'leads.listImports'>,
): OutputOf<'leads.listImports'> => {
  const archive = store.findLeadArchive(workspaceId)
  return store.listSentImports({ archive }).map(({ id, name, at, leads, files, period }) => ({
    id,
    name,
    at,
    leads,
    files,
    period: period === null ? null : { ...period },
  }))
}

/** A file was imported by mistake, or in the wrong zone: leads that no other import mentions are removed. */
export const takeBack = async (
  dependencies: LeadsDependencies,
  wanted: ParsedInputOf<'leads.takeBack'>,
  signal: AbortSignal,
): Promise<Result<null>> => {
  const { inTurn, store } = dependencies
  const { workspaceId, importId: id } = wanted
  const archive = store.findLeadArchive(workspaceId)
  const found = store.readSentImport({ archive, id })
  if (found === null) return notFound('afterFix')
  const taken = await inTurn(importsOf(workspaceId), () => takeInTurn(dependencies, wanted))
  if (!taken.ok) return taken
  return reconcileLeads(dependencies, {
    workspaceId,
    period: found.period,
    signal,
    within: 'period',
  })
}

const takeInTurn = async (
  { store, giveWay }: LeadsDependencies,
  { workspaceId, importId: id }: ParsedInputOf<'leads.takeBack'>,
): Promise<Result<null>> => {
  const archive = store.findLeadArchive(workspaceId)
  for (let isMore = true; isMore; ) {
    const taken = store.commitForgetting((rows) => rows.takeSentLeadsBack({ archive, id }))
    if (!taken.ok) return taken
    isMore = taken.value
    await giveWay()
  }
  const removed = store.commit((rows) => rows.removeSentImport({ archive, id }))
  return removed.ok ? success(null) : removed
}
