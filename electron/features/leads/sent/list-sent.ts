import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { sentStatusKinds } from '#core/contract/sent-leads'
import { toJson } from '#core/json'
import { measureDelays } from '#core/leads/archive/measure-delays'
import type { CountedStatuses } from '#core/leads/dashboard/summarise-leads'
import { sealedMask } from '#core/leads/privacy/mask-contact'
import { agencyReport } from '#core/leads/reconcile/agency-report'
import type { LeadsDependencies } from '../dependencies.ts'
import { sentRows } from './sent-rows.ts'

type Dependencies = Pick<LeadsDependencies, 'store' | 'listAccounts' | 'clock'>

const always = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER }

/** A page of what the site has sent, with what became of it. */
export const listSent = (
  dependencies: Dependencies,
  { workspaceId, ...wanted }: ParsedInputOf<'leads.listSent'>,
): OutputOf<'leads.listSent'> => {
  const { store } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const rowOf = sentRows(dependencies, { workspaceId, archive })
  return { sent: toJson(store.listSentPage({ archive, ...wanted }).map(rowOf)) }
}

export const summariseSent = (
  { store }: Pick<Dependencies, 'store'>,
  { workspaceId, ...wanted }: ParsedInputOf<'leads.summariseSent'>,
): OutputOf<'leads.summariseSent'> => {
  const archive = store.findLeadArchive(workspaceId)
  const { from, to, project, campaign } = wanted
  const period = { from: from ?? always.from, to: to ?? always.to }
  const isWhole = project === null && campaign === null
  const counts = isWhole
    ? store.countStatuses({ archive, ...period }).counts
    : store.countNarrowedStatuses({ archive, from, to, project, campaign })
  const delays = measureDelays(store.listDelays({ archive, from, to, project, campaign }))
  const told = store.listTold({ archive })
  const [first, last] = [told[0], told.at(-1)]
  return {
    total:
      wanted.search.trim() === ''
        ? sumOf(counts, wanted.statuses)
        : store.countSentPage({ archive, ...wanted }),
    counts: { ...counts, onlyInCrm: store.countOnlyInCrm({ archive, ...period }) },
    delays: delays === null ? null : toJson(delays),
    told: first && last ? { from: first.from, to: last.to } : null,
  }
}

/** An empty list stands for all statuses. */
const sumOf = (
  counts: CountedStatuses['counts'],
  statuses: readonly (keyof CountedStatuses['counts'])[],
): number =>
  (statuses.length === 0 ? sentStatusKinds : statuses).reduce((sum, kind) => sum + counts[kind], 0)

const linesReported = 5_000

/** Reports the leads that the web agency has to look after. */
export const readAgencyReport = (
  { store }: Pick<LeadsDependencies, 'store'>,
  { workspaceId, ...wanted }: ParsedInputOf<'leads.readAgencyReport'>,
): OutputOf<'leads.readAgencyReport'> => {
  const asked = { archive: store.findLeadArchive(workspaceId), search: '', ...wanted }
  const sent = store.listSentPage({
    ...asked,
    sort: 'at',
    isDescending: true,
    offset: 0,
    limit: linesReported,
  })
  const contacts = new Map(
    sent.map(({ lead, email, phone, isSealed }) => [
      lead.key,
      { email: isSealed ? sealedMask : (email ?? ''), phone: phone ?? '' },
    ]),
  )
  return {
    rows: toJson(agencyReport(sent, contacts)),
    total: store.countSentPage(asked),
  }
}
