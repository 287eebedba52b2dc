import { useTranslation } from 'react-i18next'
import type { Gap } from '#core/leads/coverage'
import type { LeadsDashboard, PolledAccount } from '#core/leads/leads-dashboard'
import type { Silence } from '#core/leads/silence'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { useSpanWords } from '../use-span-words.ts'
import classes from './overview.module.css'

/** What has to be known beside the sentence: silence, gaps, accounts that do not answer. */
export const StandingNotes = ({ dashboard }: { readonly dashboard: LeadsDashboard }) => {
  const { t } = useTranslation()
  const { summary, silence, accounts } = dashboard
  return (
    <ul className={classes['notes']} aria-label={t('leads.notes.label')}>
      {accounts.length === 0 && (
        <li>
          <Marked mark={['warning', 'waiting']}>{t('leads.notes.noAccount')}</Marked>
        </li>
      )}
      {accounts.map((account) => (
        <AccountNote key={account.accountId} account={account} />
      ))}
      <SilenceNote silence={silence} />
      {summary.gaps.map((gap) => (
        <GapNote key={gap.from} gap={gap} />
      ))}
      {summary.waiting > 0 && (
        <li>
          <Marked mark={['clock', 'waiting']}>
            {t('leads.notes.waiting', { count: summary.waiting })}
          </Marked>
        </li>
      )}
    </ul>
  )
}

const AccountNote = ({ account: { label, failure } }: { readonly account: PolledAccount }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  if (failure === null) return null
  const { title, nextStep } = words(failure)
  return (
    <li>
      <Marked mark={['broken', 'bad']}>
        {t('leads.notes.notAnswered', { account: label, title })} {nextStep}
      </Marked>
    </li>
  )
}

const SilenceNote = ({ silence }: { readonly silence: Silence }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { lengthOf } = useSpanWords()
  if (silence.kind === 'tooFew') {
    return (
      <li>
        <Marked mark={['dottedRing', 'quiet']}>
          {t('leads.silence.tooFew', { count: silence.weeks })}
        </Marked>
      </li>
    )
  }
  const { since, silentMs, usualMs } = silence
  const said = { at: formats.dateTime(since), length: lengthOf(silentMs) }
  const usual = usualMs === null ? null : lengthOf(usualMs)
  return silence.kind === 'silent' ? (
    <li>
      <Marked mark={['warning', 'bad']}>
        {t('leads.silence.silent', { ...said, usual: usual ?? '' })}
      </Marked>
    </li>
  ) : (
    <li>
      <Marked mark={['check', 'good']}>
        {usual === null
          ? t('leads.silence.usual', said)
          : t('leads.silence.usualGap', { ...said, usual })}
      </Marked>
    </li>
  )
}

const GapNote = ({ gap }: { readonly gap: Gap }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const said = { from: formats.dateTime(gap.from), to: formats.dateTime(gap.to) }
  return (
    <li>
      <Marked mark={['dottedRing', gap.kind === 'lost' ? 'bad' : 'quiet']}>
        {t(`leads.gap.${gap.kind}`, said)}
      </Marked>
    </li>
  )
}
