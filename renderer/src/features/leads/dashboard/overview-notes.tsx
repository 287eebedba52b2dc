import { useTranslation } from 'react-i18next'
import type { Gap } from '#core/leads/archive/polled-time'
import type { Silence } from '#core/leads/archive/silence'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { useSpanWords } from '../use-span-words.ts'
import classes from './overview.module.css'

/** What the numbers rest on: nobody has to do anything about it. */
export const OverviewNotes = ({ dashboard }: { readonly dashboard: LeadsDashboard }) => {
  const { t } = useTranslation()
  const { summary, silence, accounts } = dashboard
  // Nothing is known of an account that was never polled: that is said once.
  const asked = accounts.filter(({ isLeftOut, checkedAt }) => !isLeftOut && checkedAt !== null)
  return (
    <ul className={classes['notes']} aria-label={t('leads.notes.label')}>
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
  if (silence.kind === 'silent') return null
  const { since, silentMs, usualMs } = silence
  const said = { at: formats.dateTime(since), length: lengthOf(silentMs) }
  const usual = usualMs === null ? null : lengthOf(usualMs)
  return (
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
