import { useTranslation } from 'react-i18next'
import type { InputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { maxLeadsPerPage } from '#core/leads/archive/leads-per-page'
import { call } from '../../../bridge/call.ts'
import { ExportPages } from '../../tables/export-pages.tsx'
import { archiveTable } from './archive-table.ts'

type LeadList = Omit<InputOf<'leads.listLeads'>, 'offset' | 'limit'>

interface Props {
  readonly list: LeadList
  readonly isDisabled: boolean
}

/** A table on its way to a file has no more rows. */
const mostLeads = 100_000

const pageOf = (list: LeadList) => async (offset: number) => {
  const page = await call('leads.listLeads', { ...list, offset, limit: maxLeadsPerPage })
  if (!page.ok) return page
  const { leads, total } = page.value
  return { ok: true as const, value: { rows: fromJson(leads), total } }
}

/** What the archive shows, whole, as a file. */
export const ExportArchive = ({ list, isDisabled }: Props) => {
  const { t } = useTranslation()
  return (
    <ExportPages
      isDisabled={isDisabled}
      pageAt={pageOf(list)}
      rowsPerPage={maxLeadsPerPage}
      mostRows={mostLeads}
      tableOf={(leads, { day, timeZone }) =>
        archiveTable(leads, {
          title: t('leads.archive.file', { day }),
          titleOf: (column) => t(`leads.archive.column.${column}`),
          timeZone,
        })
      }
    />
  )
}
