import type { TFunction } from 'i18next'
import type { PagedColumn } from '../../../ui/tables/paged-table.tsx'

export type SentSort = 'at' | 'name' | 'status' | 'delay' | 'score'

export const sentColumns = (t: TFunction): readonly PagedColumn<SentSort>[] => [
  { key: 'at', sort: 'at', title: t('leads.sent.column.at'), width: 190 },
  { key: 'name', sort: 'name', title: t('leads.sent.column.name'), width: 180 },
  { key: 'status', sort: 'status', title: t('leads.sent.column.status'), width: 160 },
  { key: 'reason', title: t('leads.sent.column.reason'), width: 230 },
  { key: 'score', sort: 'score', title: t('leads.sent.column.score'), width: 74, isNumber: true },
  { key: 'delay', sort: 'delay', title: t('leads.sent.column.delay'), width: 110, isNumber: true },
  { key: 'project', title: t('leads.sent.column.project'), width: 140 },
  { key: 'campaign', title: t('leads.sent.column.campaign'), width: 130 },
]
