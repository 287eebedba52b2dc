import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { InquiryId } from '#core/ids'
import { toJson } from '#core/json'
import { polledTimeOf } from '#core/leads/archive/polled-time'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import type { LeadsDependencies } from '../dependencies.ts'
import { coveredOf } from './covered-by-all.ts'

type ListLeadsInput = ParsedInputOf<'leads.listLeads'>

/** What was found for a filter: all of it, or how many where they are too many to be kept. */
export interface FoundLeads {
  readonly total: number
  readonly ids: readonly InquiryId[] | null
}

export type PageFinding = (
  wanted: Pick<ListLeadsInput, 'workspaceId' | 'filter'>,
  find: () => FoundLeads,
) => FoundLeads

const mostIds = 5_000

/** A page of the archive, and the time of which nothing can be in it. */
export const listArchive = (
  dependencies: Pick<LeadsDependencies, 'store' | 'listAccounts'>,
  finding: PageFinding,
  { workspaceId, filter, ...page }: ListLeadsInput,
): OutputOf<'leads.listLeads'> => {
  const { store } = dependencies
  const archive = store.findLeadArchive(workspaceId)
  const covered = coveredOf(dependencies, workspaceId)
  const [first, last] = [covered[0], covered.at(-1)]
  const { from, to } = {
    from: filter.from ?? first?.from ?? 0,
    to: filter.to ?? last?.to ?? 0,
  }
  const found = finding({ workspaceId, filter }, () => {
    if (filter.search.trim() !== '') {
      const ids = store.findLeadIds({ archive, filter, limit: mostIds + 1 })
      if (ids.length <= mostIds) return { total: ids.length, ids }
    }
    return { total: store.countLeadPage({ archive, filter }), ids: null }
  })
  const leads = pageOf(page, found.total, (order) =>
    found.ids === null
      ? store.listLeadPage({ archive, filter, ...order })
      : store.listFoundLeads({ archive, ids: found.ids, ...order }),
  )
  return {
    leads: toJson(leads),
    total: found.total,
    lost: polledTimeOf(covered, { from, to })
      .gaps.filter(({ kind }) => kind === 'lost')
      .map((gap) => ({ from: gap.from, to: gap.to })),
  }
}

type Page = Omit<ListLeadsInput, 'workspaceId' | 'filter'>

/** A page of the further half is read from the end, because rows before a page are passed one by one. */
const pageOf = (
  page: Page,
  total: number,
  list: (page: Page) => SeenLead[],
): readonly SeenLead[] => {
  const { offset, isDescending } = page
  const limit = Math.min(page.limit, total - offset)
  if (limit <= 0) return []
  const behind = total - offset - limit
  if (offset <= behind) return list({ ...page, limit })
  return list({ ...page, limit, offset: behind, isDescending: !isDescending }).reverse()
}

const findingsKept = 50

/**
 * Remembers the leads that a filter has found until leads change: searching two hundred thousand for every page would
 * be felt.
 */
export const keptFindings = () => {
  const kept = new Map<string, FoundLeads>()
  const finding: PageFinding = (wanted, find) => {
    const key = JSON.stringify(wanted)
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= findingsKept) kept.clear()
    const found = find()
    kept.set(key, found)
    return found
  }
  return { finding, forget: () => kept.clear() }
}
