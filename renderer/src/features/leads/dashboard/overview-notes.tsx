import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import type { Gap } from '#core/leads/archive/polled-time'
import type { Silence } from '#core/leads/archive/silence'
import type { LeadsDashboard, PolledAccount } from '#core/leads/dashboard/leads-dashboard'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useSpanWords } from '../use-span-words.ts'
import classes from './overview.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly dashboard: LeadsDashboard
}

/** What has to be known beside the sentence: silence, gaps, accounts that do not answer. */
export const OverviewNotes = ({ workspaceId, dashboard }: Props) => {
  const { t } = useTranslation()
  const { summary, silence, accounts } = dashboard
  const senders = accounts.filter(({ isLeftOut }) => !isLeftOut)
  // Nothing is known of an account that was never polled: that is said once.
  const asked = senders.filter(({ checkedAt }) => checkedAt !== null)
  return (
    <ul className={classes['notes']} aria-label={t('leads.notes.label')}>
      {accounts.length === 0 && (
        <li>
          <Marked mark={['warning', 'waiting']}>{t('leads.notes.noAccount')}</Marked>
        </li>
      )}
      {senders.map((account) => (
        <AccountNote key={account.accountId} account={account} isOneOf={senders.length} />
      ))}
      {senders.map(({ accountId, unreadLeads }) => (
        <UnreadNote key={accountId} numbers={unreadLeads} />
      ))}
      <SiteNote workspaceId={workspaceId} />
      <SilenceNote silence={silence} />
      {asked.length > 1
        ? asked.flatMap(({ accountId, label, gaps }) =>
            gaps.map((gap) => (
              <GapNote key={`${accountId} ${gap.from}`} gap={gap} account={label} />
            )),
          )
        : summary.gaps.map((gap) => <GapNote key={gap.from} gap={gap} />)}
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

interface AccountNoteProps {
  readonly account: PolledAccount
  /** The number of accounts; a single one is covered by the sentence above. */
  readonly isOneOf: number
}

const AccountNote = ({ account, isOneOf }: AccountNoteProps) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const { label, failure, checkedAt } = account
  if (failure === null) {
    if (checkedAt !== null || isOneOf === 1) return null
    return (
      <li>
        <Marked mark={['question', 'waiting']}>
          {t('leads.notes.unasked', { account: label })}
        </Marked>
      </li>
    )
  }
  const { title, nextStep } = words(failure)
  return (
    <li>
      <Marked mark={['broken', 'bad']}>
        {t('leads.notes.notAnswered', { account: label, title })} {nextStep}
      </Marked>
    </li>
  )
}

const numbersShown = 10

/** Leads that the CRM has listed in a way that nobody can read: the others are here all the same. */
const UnreadNote = ({ numbers }: { readonly numbers: readonly string[] }) => {
  const { t } = useTranslation()
  if (numbers.length === 0) return null
  const shown = numbers.slice(0, numbersShown).join(', ')
  return (
    <li>
      <Marked mark={['warning', 'waiting']}>
        {t('leads.notes.unread', {
          count: numbers.length,
          numbers: numbers.length > numbersShown ? `${shown}, …` : shown,
        })}
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

interface GapNoteProps {
  readonly gap: Gap
  /** The account whose list was not polled, where there are several. */
  readonly account?: string
}

const GapNote = ({ gap, account }: GapNoteProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const said = { from: formats.dateTime(gap.from), to: formats.dateTime(gap.to) }
  const words = t(`leads.gap.${gap.kind}`, said)
  return (
    <li>
      <Marked mark={['dottedRing', gap.kind === 'lost' ? 'bad' : 'quiet']}>
        {account === undefined ? words : t('leads.notes.gapOf', { account, gap: words })}
      </Marked>
    </li>
  )
}

/** Says that nobody knows what the web site has sent, as long as it does not say so itself. */
const SiteNote = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.readSettings', { workspaceId }))
  const trouble = data?.address?.trouble
  if (!trouble) return null
  return (
    <li>
      <Marked mark={['broken', 'bad']}>
        {t('leads.notes.site', { why: troubleWords(t, trouble) })}
      </Marked>
    </li>
  )
}
