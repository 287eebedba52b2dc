import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePainted } from '../../../bridge/use-painted.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import type { ServedBy } from '../servings.ts'
import { DraftList } from './draft-list.tsx'
import { LeadFields } from './form/lead-fields.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import classes from './send-view.module.css'
import { SendingList } from './sending-list.tsx'
import { SendingNotice } from './sending-notice.tsx'
import sideClasses from './side-lists.module.css'
import type { LeadDraft } from './use-lead-draft.ts'
import { type OpenedDraft, useSendDesk } from './use-send-desk.ts'

interface Props extends OpenedDraft {
  readonly servedBy: ServedBy
}

/** A lead from the form to the list of the CRM. */
export const SendView = (props: Props) => {
  const { workspaceId, servedBy } = props
  const { t } = useTranslation()
  const desk = useSendDesk(props)
  const { draft, sending, written } = desk
  const served = servedBy(desk.place)
  usePainted('leads')
  return (
    <div className={classes['view']}>
      <section className={classes['form']} aria-label={t('leads.send.form')}>
        {served.trouble}
        <Notices desk={desk} />
        <LeadFields form={written.form} onLeave={written.onLeave} />
        <div className={classes['actions']}>
          <Button
            size="sm"
            flex="none"
            leftSection={<IconEye size={16} aria-hidden />}
            onClick={() => void desk.review()}
          >
            {t('leads.send.preview')}
          </Button>
          <span className={classes['account']}>
            {t(draft.lead.projectId === null ? 'leads.send.accountOfNone' : 'leads.send.accountOf')}
            {served.account}
          </span>
          <span className={classes['hint']} role="status">
            {written.isAsked &&
              written.faults.length > 0 &&
              t('leads.send.problems', { count: written.faults.length })}
          </span>
          <span className={classes['hint']}>{t(keptWords(draft))}</span>
        </div>
      </section>
      <aside
        className={`${classes['side']} ${sideClasses['side']}`}
        aria-label={t('leads.send.side')}
      >
        <DraftList
          workspaceId={workspaceId}
          current={draft.draftId}
          onOpen={(draftId) => void desk.open(draftId)}
          onNew={desk.begin}
        />
        <SendingList workspaceId={workspaceId} sendings={sending.sendings} />
      </aside>
      {desk.isReviewed && (
        <PreviewDialog
          form={written.form}
          isSending={sending.isSending}
          onSend={(accountId) => void desk.send(accountId)}
          onClose={desk.closeReview}
        />
      )}
    </div>
  )
}

const keptWords = ({ isKept, draftId }: LeadDraft) => {
  if (!isKept) return 'leads.send.keeping'
  return draftId === null ? 'leads.send.kept' : 'leads.send.isKept'
}

/** What became of the lead that was sent last, and what has to be known of the one in the form. */
const Notices = ({ desk }: { readonly desk: ReturnType<typeof useSendDesk> }) => {
  const { t } = useTranslation()
  const { draft, choices, sending } = desk
  return (
    <>
      {sending.failure && <FailureNotice failure={sending.failure} />}
      {sending.last && (
        <SendingNotice sending={sending.last} choices={choices} onClose={sending.forget} />
      )}
      {draft.ofSentKey !== null && (
        <Notice tone="note" title={t('leads.send.againTitle')} sentence={t('leads.send.again')} />
      )}
      {draft.failure && <FailureNotice failure={draft.failure} />}
    </>
  )
}
