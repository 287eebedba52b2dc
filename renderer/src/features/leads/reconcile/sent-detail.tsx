import { Button, CloseButton } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LeadDraftId, WorkspaceId } from '#core/ids'
import type { SentRow } from '#core/leads/sent-row'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RevealContact } from '../privacy/reveal-contact.tsx'
import { standingMarks, standingOf, standingWords } from '../send/sending-words.ts'
import { useSpanWords } from '../use-span-words.ts'
import { Candidates } from './candidates.tsx'
import classes from './sent-detail.module.css'
import { reasonWords, statusMarks } from './status-words.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: SentRow
  readonly onDraft: (draftId: LeadDraftId) => void
  /** A person has decided what it became. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** A lead of the site beside what it became, or may have become. */
export const SentDetail = (props: Props) => {
  const { row, onClose } = props
  const { t } = useTranslation()
  const { status, lead, arrived } = row
  return (
    <aside className={classes['detail']} aria-label={t('leads.detail.label')}>
      <header className={classes['head']}>
        <h2 className={classes['title']}>{lead.name}</h2>
        <CloseButton size="sm" aria-label={t('leads.detail.close')} onClick={onClose} />
      </header>
      <p className={classes['status']}>
        <Marked mark={statusMarks[status.kind]}>
          {`${t(`leads.status.${status.kind}`)} · ${reasonWords(t, status)}`}
        </Marked>
      </p>
      <Records {...props} />
      {arrived && <Part {...props} inquiryId={arrived.inquiryId} />}
      <Attempts {...props} />
      {!arrived && <SendAgain {...props} />}
      {status.kind !== 'arrived' && status.kind !== 'late' && <Candidates {...props} />}
    </aside>
  )
}

/** Both records side by side; what differs is marked. */
const Records = ({ workspaceId, row }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { delayOf } = useSpanWords()
  const { lead, status, arrived, contact } = row
  const isOther = arrived !== null && arrived.name.trim() !== lead.name.trim()
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
        <tr>
          <th scope="row">{t('leads.sent.column.name')}</th>
          <td>{lead.name}</td>
          <td data-differs={isOther}>
            {arrived?.name ?? '–'}
            {isOther && <em className={classes['differs']}>{t('leads.detail.differs')}</em>}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('leads.detail.at')}</th>
          <td>{formats.dateTimeSeconds(lead.at)}</td>
          <td>{arrived ? formats.dateTimeSeconds(arrived.at) : '–'}</td>
        </tr>
        <tr>
          <th scope="row">{t('leads.detail.id')}</th>
          <td>
            {lead.customerId === null ? '–' : t('leads.detail.customer', { id: lead.customerId })}
          </td>
          <td>{arrived ? t('leads.detail.inquiry', { id: arrived.inquiryId }) : '–'}</td>
        </tr>
        {'delayMs' in status && (
          <tr>
            <th scope="row">{t('leads.sent.column.delay')}</th>
            <td colSpan={2}>{delayOf(status.delayMs)}</td>
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
                name={lead.name}
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

interface PartProps extends Props {
  readonly inquiryId: NonNullable<SentRow['arrived']>['inquiryId']
}

const Part = ({ workspaceId, row, inquiryId, onChanged }: PartProps) => {
  const { t } = useTranslation()
  const unlink = useMutation({ ...mutation('leads.unlinkSent'), onSuccess: onChanged })
  return (
    <div className={classes['acts']}>
      {row.isLinkedByHand && <span>{t('leads.detail.byHand')}</span>}
      <Button
        size="compact-xs"
        variant="default"
        loading={unlink.isPending}
        onClick={() => unlink.mutate({ workspaceId, sentKey: row.lead.key, inquiryId })}
      >
        {t('leads.detail.unlink')}
      </Button>
    </div>
  )
}

/** What was done to send it again, and what the CRM said to that. */
const Attempts = ({ row }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  if (row.attempts.length === 0) return null
  return (
    <section className={classes['attempts']} aria-label={t('leads.detail.attempts')}>
      <h3>{t('leads.detail.attempts')}</h3>
      <ul>
        {row.attempts.map((attempt) => (
          <li key={attempt.id}>
            <Marked mark={standingMarks[standingOf(attempt)]}>
              {`${formats.dateTimeSeconds(attempt.at)} · ${standingWords(t, attempt)}`}
            </Marked>
            {attempt.state.kind === 'refused' && <p>{words(attempt.state.failure).sentence}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only a lead that is missing after a fresh look, and only through the form. */
const SendAgain = ({ workspaceId, row, onDraft }: Props) => {
  const { t } = useTranslation()
  const draft = useMutation({
    ...mutation('leads.draftAgain'),
    onSuccess: (answer) => answer.kind === 'draft' && onDraft(answer.draftId),
  })
  const { sendAgain, lead } = row
  const refused = draft.data?.kind === 'refused' ? draft.data.why : null
  const isOffered = sendAgain === null || sendAgain === 'needsCheck'
  return (
    <div className={classes['again']}>
      <Button
        size="xs"
        disabled={!isOffered}
        loading={draft.isPending}
        leftSection={<IconSend size={15} aria-hidden />}
        onClick={() => draft.mutate({ workspaceId, sentKey: lead.key })}
      >
        {t('leads.detail.sendAgain')}
      </Button>
      <p className={classes['hint']}>
        {isOffered ? t('leads.detail.sendAgainHint') : t(`leads.detail.refused.${sendAgain}`)}
      </p>
      {refused && (
        <Notice
          tone="warning"
          title={t('leads.detail.refusedTitle')}
          sentence={t(`leads.detail.refused.${refused}`)}
        />
      )}
    </div>
  )
}
