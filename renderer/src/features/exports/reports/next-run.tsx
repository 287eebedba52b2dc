import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { scheduleWords } from '../../../ui/schedule/schedule-words.ts'
import { ownZone } from '../../../ui/time-zones.ts'
import classes from '../exports.module.css'
import { useWhoLoads } from '../schedule/use-who-loads.ts'

interface Props {
  readonly report: Report
}

/** Says when a report runs next by itself, or why it does not. */
export const NextRun = ({ report }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { rules } = report
  const whoLoads = useWhoLoads(report)
  const ofTeam = whoLoads !== null && (
    <>
      <br />
      <span className={classes['dim']}>{whoLoads}</span>
    </>
  )
  if (!rules) {
    return (
      <span className={classes['dim']}>
        {t('exports.list.byHand')}
        {ofTeam}
      </span>
    )
  }
  const { schedule } = rules
  const sentence = scheduleWords(schedule, { t, locale })
  // The time above is by the clocks of this computer.
  const words = schedule.zone === ownZone() ? sentence : `${sentence} (${schedule.zone})`
  return (
    <span>
      <NextTime report={report} />
      <br />
      <span className={classes['dim']}>{words}</span>
      {ofTeam}
    </span>
  )
}

const NextTime = ({ report: { progress, nextRunAt } }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (progress?.paused) {
    return progress.paused.by === 'runner' ? (
      <span className={markClasses('minus', 'quiet')}>{t('exports.list.onRunner')}</span>
    ) : (
      <span className={markClasses('minus', 'bad')}>{t('exports.list.paused')}</span>
    )
  }
  if (nextRunAt === null) return t('exports.list.noNext')
  const at = formats.dateTime(nextRunAt)
  if (!progress?.waiting?.isPostponed) return at
  return <span className={markClasses('clock', 'late')}>{t('exports.list.postponed', { at })}</span>
}
