import { Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { deliveryWords } from '../delivery/delivery-words.ts'
import classes from './run-reason.module.css'
import { hasOtherFormat } from './run-words.ts'

interface Props {
  readonly run: ExportRun
  readonly children: ReactNode
}

/** Why a run ended as it did, or what is worth knowing about it, when one looks closer. */
export const RunReason = ({ run, children }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const formats = useFormats()
  const failure = run.failure ? words(run.failure) : null
  const late = run.latestFailure ? words(run.latestFailure) : null
  const notes = [
    failure && `${failure.title}. ${failure.sentence}`,
    run.loadedBy !== null && t('exports.runs.fromColleagueWhy', { name: run.loadedBy }),
    run.isPostponed && t('exports.runs.wasPostponed'),
    run.slot !== null && t('exports.runs.forSlot', { at: formats.dateTime(run.slot) }),
    hasOtherFormat(run) &&
      t('exports.runs.otherFormat', { asked: run.askedFormat ?? '', came: run.format ?? '' }),
    late && t('exports.runs.latestFailed', { why: late.sentence }),
    ...run.deliveries.map((one) => deliveryWords(one, { t, formats, ofFailure: words })),
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return children
  return (
    <Tooltip
      multiline
      maw={420}
      label={notes.join(' ')}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button type="button" className={classes['reason']}>
        {children}
      </button>
    </Tooltip>
  )
}
