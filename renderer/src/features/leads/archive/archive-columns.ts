import type { TFunction } from 'i18next'
import type { PagedColumn } from '../../../ui/tables/paged-table.tsx'
import type { LeadSort } from './archive-filter.ts'

const widths: Readonly<Record<LeadSort, number>> = {
  at: 190,
  customerName: 190,
  projects: 190,
  campaign: 150,
  productInterest: 160,
  customerId: 110,
  firstSeenAt: 190,
}

export const archiveColumns = (t: TFunction): readonly PagedColumn<LeadSort>[] =>
  (Object.keys(widths) as LeadSort[]).map((sort) => ({
    key: sort,
    sort,
    title: t(`leads.archive.column.${sort}`),
    width: widths[sort],
    isNumber: sort === 'customerId',
  }))
