import { Button, Popover, Progress, UnstyledButton } from '@mantine/core'
import { IconLoader2 } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Job } from '#core/contract/jobs'
import { jobFraction } from '#core/jobs/job-fraction'
import { projectSubject } from '#core/project-subject'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'
import classes from './jobs-indicator.module.css'

const JobRow = ({ job, title }: { readonly job: Job; readonly title: string }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { mutate, isPending } = useMutation(mutation('jobs.cancelJob'))
  const fraction = jobFraction(job)
  return (
    <li className={classes['row']}>
      <div className={classes['title']}>{title}</div>
      <div className={classes['phase']}>
        {t(`jobs.${job.phase === 'finished' ? 'done' : job.phase}`)}
        {fraction !== null && ` ${formats.percent(fraction)}`}
        {fraction === null && job.unit === 'bytes' && job.done > 0 && ` ${formats.bytes(job.done)}`}
      </div>
      <Progress
        className={classes['bar']}
        size="sm"
        value={fraction === null ? 100 : fraction * 100}
        animated={fraction === null}
        aria-label={title}
      />
      {job.canCancel && (
        <Button
          size="compact-xs"
          variant="default"
          disabled={isPending}
          aria-label={t('jobs.cancelNamed', { job: title })}
          onClick={() => mutate({ jobId: job.id })}
        >
          {t('common.cancel')}
        </Button>
      )}
    </li>
  )
}

/** Long work under way, from every screen. */
export const JobsIndicator = () => {
  const { t } = useTranslation()
  const titleOf = useJobTitle()
  const jobs = useQuery(query('jobs.listJobs', {})).data ?? []
  const running = jobs.filter(({ outcome }) => outcome === null)
  if (running.length === 0) return null
  return (
    <Popover width={340} position="bottom-end" shadow="md" withArrow>
      <Popover.Target>
        <UnstyledButton className={classes['target']}>
          <IconLoader2 className={classes['spinner']} size={15} aria-hidden />
          {t('jobs.running', { count: running.length })}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('jobs.title')}>
        <ul className={classes['list']}>
          {running.map((job) => (
            <JobRow key={job.id} job={job} title={titleOf(job)} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

/** What a job is about, in words; its subject is the id of a workspace, a project or another record. */
const useJobTitle = () => {
  const { t } = useTranslation()
  const { projects } = useProjects()
  const { workspaceId } = usePlace().place
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data ?? []
  return ({ kind, subject }: Job): string => {
    if (kind === 'refreshProjects') {
      const workspace = workspaces.find(({ id }) => id === subject)?.name ?? ''
      return t('jobs.refreshProjects', { workspace })
    }
    const found = projects.find(
      ({ id }) =>
        workspaceId !== null && projectSubject({ workspaceId, projectId: id }) === subject,
    )
    return t(`jobs.${kind}`, { project: found?.name ?? '' })
  }
}
