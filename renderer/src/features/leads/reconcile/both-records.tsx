import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { differingParts } from '#core/leads/reconcile/differing-parts'
import type { SentRow } from '#core/leads/sent/sent-row'
import { useFormats } from '../../../i18n/formats-context.ts'
import { RevealContact } from '../privacy/reveal-contact.tsx'
import { useSpanWords } from '../use-span-words.ts'
import classes from './sent-detail.module.css'
import { sentName } from './sent-name.ts'
import { delayOfStatus } from './status-words.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: SentRow
}

/** Both records side by side, with their differences marked. */
export const BothRecords = ({ workspaceId, row }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { delayOf } = useSpanWords()
  const { lead, status, arrived, contact } = row
  const delay = delayOfStatus(status)
  const differing = differingParts(row)
  const customerOf = (id: number | null | undefined) =>
    id == null ? '' : t('leads.detail.customer', { id })
  return (
    <table className={classes['records']} aria-label={t('leads.detail.records')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('leads.detail.site')}</th>
          <th scope="col">{t('leads.detail.crm')}</th>
        </tr>
      </thead>
      <tbody>
        <Line title={t('leads.sent.column.name')} isOther={differing.has('name')}>
          {[lead.name, arrived?.name]}
        </Line>
        <Line title={t('leads.detail.at')}>
          {[
            formats.dateTimeSeconds(lead.at),
            arrived ? formats.dateTimeSeconds(arrived.at) : undefined,
          ]}
        </Line>
        <Line title={t('leads.detail.id')} isOther={differing.has('customerId')}>
          {[
            customerOf(lead.customerId),
            arrived &&
              `${t('leads.detail.inquiry', { id: arrived.inquiryId })}, ${customerOf(arrived.customerId)}`,
          ]}
        </Line>
        {(lead.project !== '' || (arrived?.projects.length ?? 0) > 0) && (
          <Line title={t('leads.detail.project')} isOther={differing.has('project')}>
            {[lead.project, arrived?.projects.join(', ')]}
          </Line>
        )}
        {(lead.campaign !== '' || (arrived?.campaign ?? '') !== '') && (
          <Line title={t('leads.detail.campaign')} isOther={differing.has('campaign')}>
            {[lead.campaign, arrived?.campaign]}
          </Line>
        )}
        {delay && (
          <tr>
            <th scope="row">{t('leads.sent.column.delay')}</th>
            <td colSpan={2}>{delayOf(delay.delayMs)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{t('leads.detail.contact')}</th>
          <td colSpan={2}>
            {contact ? (
              <RevealContact
                workspaceId={workspaceId}
                of={{ kind: 'sent', sentKey: lead.key }}
                masked={contact}
                name={sentName(t, row)}
              />
            ) : (
              t('leads.detail.noContact')
            )}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

interface LineProps {
  readonly title: string
  readonly isOther?: boolean
  /** The values of the web site and of the CRM. */
  readonly children: readonly [ReactNode, ReactNode]
}

const Line = ({ title, isOther = false, children: [site, crm] }: LineProps) => {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{site || '–'}</td>
      <td data-differs={isOther}>
        {crm || '–'}
        {isOther && <em className={classes['differs']}>{t('leads.detail.differs')}</em>}
      </td>
    </tr>
  )
}
