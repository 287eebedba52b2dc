import type { LeadFilter, leadSorts } from '#core/contract/leads'
import { wholeDays } from '#core/whole-days'
import type { TableOrder } from '../../../ui/tables/paged-table.tsx'

export type LeadSort = (typeof leadSorts)[number]

/** The filter of the archive as a person sets it; days are those of this computer. */
export interface ArchiveFilter {
  readonly search: string
  readonly project: string | null
  readonly campaign: string | null
  readonly productInterest: string | null
  readonly isOnlyInCrm: boolean
  readonly fromDay: string
  readonly toDay: string
}

export const wholeArchive: ArchiveFilter = {
  search: '',
  project: null,
  campaign: null,
  productInterest: null,
  isOnlyInCrm: false,
  fromDay: '',
  toDay: '',
}

export const newestFirst: TableOrder<LeadSort> = { by: 'at', isDescending: true }

export const toLeadFilter = (
  { fromDay, toDay, search, ...filter }: ArchiveFilter,
  timeZone: string,
): LeadFilter => {
  return {
    ...filter,
    ...wholeDays({ fromDay, toDay }, timeZone),
    search: search.trim(),
    accountId: null,
  }
}
