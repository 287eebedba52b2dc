import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Job } from '#core/contract/jobs'
import { projectSubject } from '#core/project-subject'
import { query } from '../../bridge/query.ts'
import { usePlace } from '../use-place.ts'
import { useProjects } from '../use-projects.ts'

/** What a job is about, in words; its subject is the id of a workspace, a project or another record. */
export const useJobTitle = () => {
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
