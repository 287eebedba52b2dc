import { Button, CloseButton } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LeadDraftId, WorkspaceId } from '#core/ids'
import type { SentRow } from '#core/leads/sent/sent-row'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { BothRecords } from './both-records.tsx'
import { Candidates } from './candidates.tsx'
import { RawRecord } from './raw-record.tsx'
import { SentAttempts } from './sent-attempts.tsx'
import classes from './sent-detail.module.css'
import { sentName } from './sent-name.ts'
import { reasonWords, statusMarks, statusWords } from './status-words.ts'

interface SpamWordProps {
  readonly workspaceId: WorkspaceId
  readonly row: SentRow
  readonly onChanged: () => void
}

/** Whether it is spam is a person's to say; where it has arrived nobody has to. */
const SpamWord = ({ workspaceId, row, onChanged }: SpamWordProps) => {
  const { t } = useTranslation()
  const say = useMutation({ ...mutation('leads.markSent'), onSuccess: onChanged })
  const { kind } = row.status
  if (kind !== 'suspect' && kind !== 'missing' && kind !== 'rejected' && kind !== 'ambiguous') {
    return null
  }
  const isSuspect = kind === 'suspect'
  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={say.isPending}
      onClick={() =>
        say.mutate({ workspaceId, sentKey: row.lead.key, word: isSuspect ? 'real' : 'spam' })
      }
    >
      {t(isSuspect ? 'leads.detail.isReal' : 'leads.detail.isSpam')}
    </Button>
  )
}

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: SentRow
  readonly onDraft: (draftId: LeadDraftId) => void
  /** Shows another lead of the list. */
  readonly onShow: (row: SentRow) => void
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
        <h2 className={classes['title']}>{sentName(t, row)}</h2>
        <CloseButton size="sm" aria-label={t('leads.detail.close')} onClick={onClose} />
      </header>
      <p className={classes['status']}>
        <Marked mark={statusMarks[status.kind]}>
          {`${statusWords(t, status)} · ${reasonWords(t, row)}`}
        </Marked>
      </p>
      <MergedWith {...props} />
      <BothRecords {...props} />
      <div className={classes['acts']}>
        {arrived && <Part {...props} inquiryId={arrived.inquiryId} />}
        <SpamWord {...props} />
      </div>
      <SentAttempts row={row} />
      <RawRecord workspaceId={props.workspaceId} sentKey={lead.key} />
      {!arrived && <SendAgain {...props} />}
      {!arrived && <Candidates {...props} />}
    </aside>
  )
}

interface PartProps extends Props {
  readonly inquiryId: NonNullable<SentRow['arrived']>['inquiryId']
}

const Part = ({ workspaceId, row, inquiryId, onChanged }: PartProps) => {
  const { t } = useTranslation()
  const unlink = useMutation({ ...mutation('leads.unlinkSent'), onSuccess: onChanged })
  return (
    <>
      {row.isLinkedByHand && <span>{t('leads.detail.byHand')}</span>}
      <Button
        size="compact-xs"
        variant="default"
        loading={unlink.isPending}
        onClick={() => unlink.mutate({ workspaceId, sentKey: row.lead.key, inquiryId })}
      >
        {t('leads.detail.unlink')}
      </Button>
    </>
  )
}

/** Says with which other lead the CRM has merged this one. */
const MergedWith = ({ row: { mergedWith }, onShow }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (mergedWith === null) return null
  const { name, at } = mergedWith.lead
  return (
    <div className={classes['acts']}>
      <span>{t('leads.detail.mergedWith', { name, at: formats.dateTimeSeconds(at) })}</span>
      <Button size="compact-xs" variant="default" onClick={() => onShow(mergedWith)}>
        {t('leads.detail.showOther')}
      </Button>
    </div>
  )
}

/** Offers to send a lead again that is missing after a fresh look or was refused, and only through the form. */
const SendAgain = ({ workspaceId, row, onDraft }: Props) => {
  const { t } = useTranslation()
  const draft = useMutation({
    ...mutation('leads.draftAgain'),
    onSuccess: (answer) => answer.kind === 'draft' && onDraft(answer.draftId),
  })
  const { sendAgain, lead, status } = row
  const wasRefused = status.kind === 'rejected'
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
        {t(wasRefused ? 'leads.detail.correct' : 'leads.detail.sendAgain')}
      </Button>
      <p className={classes['hint']}>
        {isOffered
          ? t(wasRefused ? 'leads.detail.correctHint' : 'leads.detail.sendAgainHint')
          : t(`leads.detail.refused.${sendAgain}`)}
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
