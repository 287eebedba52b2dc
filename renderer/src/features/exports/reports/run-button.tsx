import { Button, Progress, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import type { Job } from '#core/contract/jobs'
import { jobFraction } from '#core/jobs/job-fraction'
import { secondMs } from '#core/time'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import type { ExportsDesk } from '../exports-desk.ts'
import { countdown } from './countdown.ts'
import classes from './run-button.module.css'

interface Props {
  readonly desk: ExportsDesk
  readonly report: Report
}

/** Runs a report by hand; counts down while the server wants its endpoint left alone. */
export const RunButton = ({ desk, report }: Props) => {
  const job = desk.jobOf(report)
  if (job) return <Running report={report} job={job} />
  const { lastRun } = report
  const isPutOff = lastRun?.state === 'postponed' && lastRun.slot === null
  const until = desk.coolingUntil(report)
  return isPutOff ? (
    <PutOff report={report} until={until} />
  ) : (
    <Ready report={report} until={until} />
  )
}

/** A run that a person has asked for and the server has put off: it is made without them. */
const PutOff = ({ report: { id, name }, until }: ReadyProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(secondMs, until)
  const callOff = useMutation(mutation('exports.callOffRun'))
  return (
    <span className={classes['running']}>
      <span className={classes['words']} role="status">
        {until > now
          ? t('exports.run.runsAt', { at: formats.time(until) })
          : t('exports.list.noNext')}
      </span>
      <Button
        size="compact-xs"
        variant="default"
        loading={callOff.isPending}
        aria-label={t('exports.run.cancelNamed', { name })}
        onClick={() => callOff.mutate({ reportId: id })}
      >
        {t('common.cancel')}
      </Button>
    </span>
  )
}

interface ReadyProps {
  readonly report: Report
  readonly until: number
}

const Ready = ({ report, until: known }: ReadyProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const run = useMutation(mutation('exports.runReport'))
  const refused = failureOf(run.error)
  const until = Math.max(known, refused?.kind === 'cooling' ? refused.until : 0)
  const now = useNow(secondMs, until)
  const isCooling = until > now
  const left = countdown(until - now)
  const name = report.name
  return (
    <>
      <Tooltip
        disabled={!isCooling}
        multiline
        w={280}
        label={t('exports.run.coolingWhy', { at: formats.time(until) })}
      >
        <Button
          size="compact-sm"
          variant="default"
          classNames={{ root: classes['button'] ?? '', label: classes['label'] ?? '' }}
          // The button stays focusable, so that its reason can be read.
          aria-disabled={isCooling}
          {...(isCooling ? { 'data-disabled': true } : {})}
          aria-label={
            isCooling
              ? t('exports.run.coolingNamed', { name, left })
              : t('exports.run.named', { name })
          }
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          loading={run.isPending}
          onClick={() => !isCooling && run.mutate({ reportId: report.id })}
        >
          {isCooling ? t('exports.run.cooling', { left }) : t('exports.run.now')}
        </Button>
      </Tooltip>
      <VisuallyHidden role="status">
        {isCooling && t('exports.run.coolingUntil', { name, at: formats.time(until) })}
      </VisuallyHidden>
    </>
  )
}

const Running = ({ report, job }: { readonly report: Report; readonly job: Job }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const stop = useMutation(mutation('jobs.cancelJob'))
  const fraction = jobFraction(job)
  const { name } = report
  const words =
    job.phase === 'downloading' && job.done > 0
      ? formats.bytes(job.done)
      : t(`jobs.${phaseOf(job)}`)
  return (
    <span className={classes['running']}>
      <Progress
        className={classes['bar']}
        size="sm"
        value={fraction === null ? 100 : fraction * 100}
        animated={fraction === null}
        aria-label={t('exports.run.progress', { name })}
      />
      <span className={classes['words']}>{words}</span>
      {job.canCancel && (
        <Button
          size="compact-xs"
          variant="default"
          loading={stop.isPending}
          aria-label={t('exports.run.cancelNamed', { name })}
          onClick={() => stop.mutate({ jobId: job.id })}
        >
          {t('common.cancel')}
        </Button>
      )}
    </span>
  )
}

const phaseOf = ({ phase }: Job) => (phase === 'finished' ? 'done' : phase)
