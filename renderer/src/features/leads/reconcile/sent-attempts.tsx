import { useTranslation } from 'react-i18next'
import type { SentRow } from '#core/leads/sent/sent-row'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { sendingStatusOf, statusMarks, statusWords } from '../send/sending-words.ts'
import classes from './sent-detail.module.css'

interface Props {
  readonly row: SentRow
}

/** Every attempt to send a lead, from here and by the site, and what the CRM has answered; the newest first. */
export const SentAttempts = ({ row: { attempts, lead } }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const { answer } = lead
  if (attempts.length === 0 && answer === null) return null
  return (
    <section className={classes['attempts']} aria-label={t('leads.detail.attempts')}>
      <h3>{t('leads.detail.attempts')}</h3>
      <ul>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <Marked mark={statusMarks[sendingStatusOf(attempt)]}>
              {[
                formats.dateTimeSeconds(attempt.at),
                httpStatusOf(attempt.state),
                statusWords(t, attempt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Marked>
            {attempt.state.kind === 'refused' && <p>{words(attempt.state.failure).sentence}</p>}
          </li>
        ))}
        {answer && (
          <li>
            <Marked mark={answer.httpStatus < 400 ? ['check', 'good'] : ['cross', 'bad']}>
              {`${formats.dateTimeSeconds(lead.at)} · ${t('leads.detail.bySite', { status: answer.httpStatus })}`}
            </Marked>
            {answer.text !== '' && <p>{answer.text}</p>}
          </li>
        )}
      </ul>
    </section>
  )
}

const httpStatusOf = (state: SentRow['attempts'][number]['state']): string => {
  if (state.kind === 'answered') return 'HTTP 201'
  return state.kind === 'refused' && state.failure.kind === 'refused'
    ? `HTTP ${state.failure.status}`
    : ''
}
