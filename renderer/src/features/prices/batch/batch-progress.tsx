import { Button, Progress } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Job } from '#core/contract/jobs'
import { jobFraction } from '#core/jobs/job-fraction'
import { mutation } from '../../../bridge/mutation.ts'
import { type MarkShape, type MarkTone, markClasses } from '../../../ui/mark.ts'
import classes from './batch-progress.module.css'

const steps = ['reading', 'sending', 'confirming'] as const

const stepOf = {
  waiting: 'reading',
  reading: 'reading',
  downloading: 'reading',
  saving: 'reading',
  sending: 'sending',
  confirming: 'confirming',
  finished: 'confirming',
} as const satisfies Record<Job['phase'], (typeof steps)[number]>

const lookOf = (index: number, now: number): readonly [MarkShape, MarkTone] => {
  if (index < now) return ['check', 'good']
  return index === now ? ['half', 'waiting'] : ['ring', 'quiet']
}

interface Props {
  /** Null in the moment between its row and its first progress. */
  readonly job: Job | null
}

/** What a batch is doing now. It can be stopped as long as nothing has left. */
export const BatchProgress = ({ job }: Props) => {
  const { t } = useTranslation()
  const cancel = useMutation(mutation('jobs.cancelJob'))
  const now = stepOf[job?.phase ?? 'waiting']
  const fraction = job === null ? null : jobFraction(job)
  const title = t(job?.kind === 'compareBatch' ? 'batches.comparing' : 'batches.underWay')
  return (
    <section className={classes['progress']} aria-label={title}>
      <ol className={classes['steps']}>
        {steps.map((step, index) => {
          return (
            <li key={step} aria-current={step === now ? 'step' : undefined}>
              <span className={markClasses(...lookOf(index, steps.indexOf(now)))}>
                {t(`batches.phase.${step}`)}
              </span>
            </li>
          )
        })}
      </ol>
      <Progress
        className={classes['bar']}
        value={fraction === null ? 100 : fraction * 100}
        animated={fraction === null}
        aria-label={title}
      />
      <p className={classes['sentence']} role="status">
        {t(`batches.phaseSentence.${now}`)}
      </p>
      {job?.canCancel && (
        <div>
          <Button
            size="xs"
            variant="default"
            disabled={cancel.isPending}
            onClick={() => cancel.mutate({ jobId: job.id })}
          >
            {t(job.kind === 'compareBatch' ? 'common.cancel' : 'batches.cancelSending')}
          </Button>
        </div>
      )}
    </section>
  )
}
