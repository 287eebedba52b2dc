import { Button } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { type ExportsDesk, reportPlace } from '../exports-desk.ts'
import { useReportActs } from './use-report-acts.ts'

interface MovedLatestProps {
  readonly desk: ExportsDesk
  readonly report: Report
}

/** Says that the file of the latest run has another name: other programs look for the old one. */
const MovedLatest = ({ desk, report }: MovedLatestProps) => {
  const { t } = useTranslation()
  const acts = useReportActs(desk)
  const names = report.latest?.moved
  if (!names) return null
  return (
    <Notice
      tone="warning"
      title={t('exports.attention.movedTitle', { name: report.name, ...names })}
      sentence={t('exports.attention.movedSentence', names)}
      nextStep={t('exports.attention.movedNext', names)}
    >
      <Button size="xs" variant="default" onClick={() => acts.edit(report)}>
        {t('exports.acts.edit')}
      </Button>
    </Notice>
  )
}

interface Props {
  readonly desk: ExportsDesk
  /** The reports that are shown. */
  readonly reports: readonly Report[]
}

/** What waits for a person: reports that stopped after failures, missed times, old files, what alerts have found. */
export const Attention = ({ desk, reports }: Props) =>
  Object.entries(kinds).map(([kind, Kind]) => (
    <Fragment key={kind}>
      {reports.map((report) => (
        <Kind key={report.id} desk={desk} report={report} />
      ))}
    </Fragment>
  ))

interface OneProps {
  readonly desk: ExportsDesk
  readonly report: Report
}

const Paused = ({ desk, report }: OneProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const acts = useReportActs(desk)
  const { name, progress, lastRun } = report
  if (progress?.paused?.by !== 'failures') return null
  const why = lastRun?.failure ? words(lastRun.failure) : null
  return (
    <Notice
      tone="failure"
      title={t('exports.attention.pausedTitle', { name })}
      sentence={t('exports.attention.pausedSentence', {
        count: progress.failuresInARow,
        since: formats.dateTime(progress.paused.since),
        why: why ? `${why.title}. ${why.sentence}` : '',
      })}
      {...(why ? { nextStep: why.nextStep } : {})}
    >
      <Button
        size="xs"
        aria-label={t('exports.attention.goOnNamed', { name })}
        onClick={() => acts.resume(report)}
      >
        {t('exports.attention.goOn')}
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => desk.go(reportPlace(report.id, { tab: 'runs' }))}
      >
        {t('exports.attention.showRuns')}
      </Button>
    </Notice>
  )
}

/** Says that the file of the latest run was not written: other programs read old numbers from it. */
const LatestOld = ({ desk, report: { id, name, latest } }: OneProps) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  if (!latest?.failure) return null
  const { sentence, nextStep } = words(latest.failure)
  return (
    <Notice
      tone="warning"
      title={t('exports.attention.latestTitle', { name })}
      sentence={t('exports.attention.latestSentence', { why: sentence })}
      nextStep={nextStep}
    >
      <Button size="xs" variant="default" onClick={() => desk.go(reportPlace(id, { tab: 'runs' }))}>
        {t('exports.attention.showRuns')}
      </Button>
    </Notice>
  )
}

const Asking = ({ desk, report }: OneProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const acts = useReportActs(desk)
  const { name, progress } = report
  if (!progress?.asking) return null
  const { first, last, count } = progress.asking
  return (
    <Notice
      tone="warning"
      title={t('exports.attention.missedTitle', { name })}
      sentence={t('exports.attention.missedSentence', {
        count,
        first: formats.dateTime(first),
        last: formats.dateTime(last),
      })}
    >
      <Button
        size="xs"
        aria-label={t('exports.attention.runMissedNamed', { name })}
        onClick={() => acts.answer(report, 'run')}
      >
        {t('exports.attention.runMissed')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={t('exports.attention.skipMissedNamed', { name })}
        onClick={() => acts.answer(report, 'skip')}
      >
        {t('exports.attention.skipMissed')}
      </Button>
    </Notice>
  )
}

const Alerted = ({ desk, report: { id, name, openAlerts } }: OneProps) => {
  const { t } = useTranslation()
  if (openAlerts === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('exports.attention.alertTitle', { name })}
      sentence={t('exports.attention.alertSentence', { count: openAlerts })}
    >
      <Button
        size="xs"
        variant="default"
        aria-label={t('exports.attention.showAlertsNamed', { name })}
        onClick={() => desk.go(reportPlace(id, { tab: 'alerts' }))}
      >
        {t('exports.attention.showAlerts')}
      </Button>
    </Notice>
  )
}

// Reports that have stopped come before those that merely want a look.
const kinds = { Paused, Asking, LatestOld, MovedLatest, Alerted }
