import { Badge, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { LeadSending } from '#core/leads/send/lead-sending'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { RevealContact } from '../privacy/reveal-contact.tsx'
import { usePollLeads } from '../use-poll-leads.ts'
import { openStatus, sendingStatusOf, statusMarks, statusWords } from './sending-words.ts'
import classes from './side-lists.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly sendings: readonly LeadSending[]
}

/** What was sent from here, and what became of it; watched until the list shows it. */
export const SendingList = ({ workspaceId, sendings }: Props) => {
  const { t } = useTranslation()
  const { poll, isPolling } = usePollLeads(workspaceId)
  return (
    <section aria-label={t('leads.sending.list')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{t('leads.sending.title')}</h2>
        {sendings.length > 0 && (
          <Button size="compact-xs" variant="default" loading={isPolling} onClick={poll}>
            {t('leads.sending.look')}
          </Button>
        )}
      </div>
      {sendings.length === 0 && <p className={classes['nothing']}>{t('leads.sending.nothing')}</p>}
      <ul className={classes['list']} aria-live="polite">
        {sendings.map((sending) => (
          <SendingLine key={sending.id} workspaceId={workspaceId} sending={sending} />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly workspaceId: WorkspaceId
  readonly sending: LeadSending
}

const SendingLine = ({ workspaceId, sending }: LineProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const { id, name, at, account, state, email, phone } = sending
  const status = sendingStatusOf(sending)
  return (
    <li className={classes['sent']}>
      <span className={classes['top']}>
        <strong className={classes['name']}>{name}</strong>
        {sending.isTest && (
          <Badge size="xs" variant="outline">
            {t('leads.send.isTest')}
          </Badge>
        )}
        <span className={classes['about']}>{formats.dateTime(at)}</span>
      </span>
      <span className={markClasses(...statusMarks[status])}>{statusWords(t, sending)}</span>
      {state.kind === 'refused' && (
        <span className={classes['about']}>{words(state.failure).sentence}</span>
      )}
      <span className={classes['about']}>{t('leads.sending.with', { account })}</span>
      {(email !== '' || phone !== '') && (
        <RevealContact
          workspaceId={workspaceId}
          of={{ kind: 'sending', sendingId: id }}
          masked={{ email, phone }}
          name={name}
        />
      )}
      <Settle sending={sending} />
    </li>
  )
}

/** What nobody but a person can find out. */
const Settle = ({ sending }: Pick<LineProps, 'sending'>) => {
  const { t } = useTranslation()
  const settle = useMutation(mutation('leads.settleSending'))
  const { id, watch, name } = sending
  const wanted = openStatus(sending)
  if (wanted === null) return null
  const candidates = watch?.kind === 'ambiguous' ? watch.candidates : []
  return (
    <>
      <span>{t(`leads.sending.next.${wanted}`)}</span>
      <span className={classes['acts']}>
        {candidates.map((inquiryId) => (
          <Button
            key={inquiryId}
            size="compact-xs"
            variant="default"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ sendingId: id, inquiryId })}
          >
            {t('leads.sending.isInquiry', { id: inquiryId })}
          </Button>
        ))}
        <Button
          size="compact-xs"
          variant="default"
          disabled={settle.isPending}
          aria-label={t('leads.sending.notTakenHint', { name })}
          onClick={() => settle.mutate({ sendingId: id, inquiryId: null })}
        >
          {t('leads.sending.notTaken')}
        </Button>
      </span>
    </>
  )
}
