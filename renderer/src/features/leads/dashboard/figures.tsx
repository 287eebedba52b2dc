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
/** The number of leads of each status that has any; a click shows those leads. */
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
        .filter((status) => summary.counts[status] > 0 || status === 'arrived')
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
      {onlyInCrm > 0 && (
        <li>
          <strong>{formats.integer(onlyInCrm)}</strong>
          <button type="button" className={classes['figure']} onClick={onOnlyInCrm}>
            {t('leads.figure.onlyInCrm')}
          </button>
        </li>
      )}
    </ul>
  )
}
