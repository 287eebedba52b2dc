import type { LeadFilter, leadSorts } from '#core/contract/leads'
import { dayMs } from '#core/time'
import { startOfDay } from '#core/wall-time'
import type { TableOrder } from '../../../ui/paged-table.tsx'

export type LeadSort = (typeof leadSorts)[number]

/** As a person narrows the archive; days are those of this computer. */
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
  ...{ search: '', project: null, campaign: null, productInterest: null },
  ...{ isOnlyInCrm: false, fromDay: '', toDay: '' },
}

export const newestFirst: TableOrder<LeadSort> = { by: 'at', isDescending: true }

export const toLeadFilter = (
  { fromDay, toDay, search, ...filter }: ArchiveFilter,
  timeZone: string,
): LeadFilter => {
  const last = startOfDay(toDay, timeZone)
  return {
    ...filter,
    search: search.trim(),
    accountId: null,
    from: startOfDay(fromDay, timeZone),
    // The day is whole: a little more than a day later it is another one, whatever the clocks do.
    to: last === null ? null : (startOfDay(dayAfter(toDay), timeZone) ?? last + dayMs),
  }
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
