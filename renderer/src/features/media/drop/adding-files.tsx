import { Button, Progress } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import { jobFraction } from '#core/jobs/job-fraction'
import { projectSubject } from '#core/project-subject'
import { mutation } from '../../../bridge/mutation.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import classes from './adding-files.module.css'

/** Files are being looked at: how many, and the way to stop. */
export const AddingFiles = ({ of }: { readonly of: ProjectKey }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const stop = useMutation(mutation('jobs.cancelJob'))
  const job = useNewestJob('addFiles', projectSubject(of))
  if (!job) return null
  if (job.outcome?.kind === 'failed') return <FailureNotice failure={job.outcome.failure} />
  if (job.outcome !== null) return null
  const fraction = jobFraction(job)
  return (
    <div className={classes['adding']}>
      <span role="status">{t('media.drop.looking')}</span>
      <Progress
        className={classes['progress']}
        size="sm"
        value={fraction === null ? 100 : fraction * 100}
        animated={fraction === null}
        aria-label={t('media.drop.looking')}
      />
      {job.total !== null && (
        <span>
          {t('media.drop.looked', {
            done: formats.bytes(job.done),
            total: formats.bytes(job.total),
          })}
        </span>
      )}
      <Button size="compact-xs" variant="default" onClick={() => stop.mutate({ jobId: job.id })}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}
