import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { minuteMs } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import classes from '../exports.module.css'
import { runMark, runState } from '../runs/run-words.ts'

/** How the newest run ended, how long ago, and how much came. */
export const LastRun = ({ run }: { readonly run: Report['lastRun'] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const now = useNow(minuteMs / 2)
  if (!run) return <span className={classes['dim']}>{t('exports.list.neverRun')}</span>
  const at = run.endedAt ?? run.startedAt
  const about = [
    formats.ago(at, now),
    // A cancelled run needs no further words.
    run.failure && run.failure.kind !== 'cancelled' ? words(run.failure).title : null,
    run.rows === null
      ? null
      : t('exports.rows', { count: run.rows, shown: formats.integer(run.rows) }),
  ]
  return (
    <Tooltip
      multiline
      maw={360}
      label={
        run.failure
          ? `${words(run.failure).title}. ${words(run.failure).sentence}`
          : t('exports.list.ranAt', { at: formats.dateTime(at) })
      }
    >
      <span>
        <span className={markClasses(...runMark(run))}>{runState(t, formats, run)}</span>
        <br />
        <span className={classes['dim']}>{about.filter(Boolean).join(' · ')}</span>
      </span>
    </Tooltip>
  )
}
