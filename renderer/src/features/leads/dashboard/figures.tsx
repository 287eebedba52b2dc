import { useTranslation } from 'react-i18next'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { type SentKind, statusMarks } from '../reconcile/status-words.ts'
import classes from './overview.module.css'

interface Props {
  readonly dashboard: LeadsDashboard
  readonly onShow: (status: SentKind) => void
  readonly onOnlyInCrm: () => void
}

const shownFirst: readonly SentKind[] = [
  'arrived',
  'late',
  'merged',
  'missing',
  'rejected',
  'ambiguous',
  'suspect',
  'outsideWindow',
]
/** Many sites never have any of these: a row of noughts says nothing. */
const rare = new Set<SentKind>(['merged', 'rejected', 'suspect'])

/** The number of leads of each status; a click shows those leads. */
export const Figures = ({ dashboard, onShow, onOnlyInCrm }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { summary, listed, onlyInCrm } = dashboard
  if (summary.sentence.kind === 'notCompared') return null
  return (
    <ul className={classes['figures']} aria-label={t('leads.figures')}>
      <li>
        <strong>{formats.integer(listed)}</strong>
        <span className={classes['about']}>{t('leads.figure.listed')}</span>
      </li>
      {shownFirst
        .filter((status) => summary.counts[status] > 0 || !rare.has(status))
        .map((status) => (
          <li key={status}>
            <strong>{formats.integer(summary.counts[status])}</strong>
            <Marked mark={statusMarks[status]}>
              <button type="button" className={classes['figure']} onClick={() => onShow(status)}>
                {t(`leads.status.${status}`)}
              </button>
            </Marked>
          </li>
        ))}
      <li>
        <strong>{formats.integer(onlyInCrm)}</strong>
        <button type="button" className={classes['figure']} onClick={onOnlyInCrm}>
          {t('leads.figure.onlyInCrm')}
        </button>
      </li>
    </ul>
  )
}
