import type { Result } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { maxLeadsPerPage } from '#core/leads/archive/leads-per-page'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { call } from '../../../bridge/call.ts'

/** A table on its way to a file has no more rows. */
export const mostLeads = 100_000

type LeadList = Omit<InputOf<'leads.listLeads'>, 'offset' | 'limit'>

/** Every lead that a list would show, page by page. */
export const readAllLeads = async (
  list: LeadList,
): Promise<Result<readonly SeenLead[] | 'tooMany'>> => {
  const leads: SeenLead[] = []
  for (let offset = 0; ; offset += maxLeadsPerPage) {
    const page = await call('leads.listLeads', { ...list, offset, limit: maxLeadsPerPage })
    if (!page.ok) return page
    if (page.value.total > mostLeads) return { ok: true, value: 'tooMany' }
    leads.push(...fromJson(page.value.leads))
    if (leads.length >= page.value.total || page.value.total <= offset + maxLeadsPerPage)
      return { ok: true, value: leads }
  }
}
