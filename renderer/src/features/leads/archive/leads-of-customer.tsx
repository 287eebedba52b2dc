import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CustomerId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { ShortTable } from '../../../ui/tables/short-table.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly customerId: CustomerId
}

/** The leads of a customer, as far as they are kept here. */
export const LeadsOfCustomer = ({ workspaceId, customerId }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const person = { workspaceId, customerIds: [customerId], name: '', email: '', phone: '' }
  // Records of a person are not remembered longer than they are shown.
  const read = useQuery({ ...query('leads.findPerson', person), gcTime: 0 })
  const { data } = read
  const unread = unreadOf(read)
  if (unread) return <FailureNotice {...unread} />
  if (data === undefined) return null
  const rows = fromJson(data.leads).map(({ inquiryId, at, projects, ...lead }) => ({
    key: `${inquiryId}`,
    cells: [
      at === null ? '–' : formats.dateTime(at),
      projects.join(', '),
      lead.campaign,
      lead.productInterest,
    ],
  }))
  return (
    <ShortTable
      title={t('leads.ofCustomer.title')}
      nothing={t('leads.ofCustomer.nothing')}
      columns={(['at', 'projects', 'campaign', 'productInterest'] as const).map((column) => ({
        title: t(`leads.archive.column.${column}`),
      }))}
      rows={rows}
    />
  )
}
