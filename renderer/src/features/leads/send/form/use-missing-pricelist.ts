import { useMutation, useQuery } from '@tanstack/react-query'
import type { ProjectId, WorkspaceId } from '#core/ids'
import { projectSubject } from '#core/project-subject'
import { mutation } from '../../../../bridge/mutation.ts'
import { query } from '../../../../bridge/query.ts'
import { useNewestJob } from '../../../../bridge/use-newest-job.ts'
import { useEachTime } from '../../../../ui/timing/use-each-time.ts'

/** Loads a pricelist that was never loaded, where an account may: units are picked from it. */
export const useMissingPricelist = (workspaceId: WorkspaceId, projectId: ProjectId | null) => {
  const { mutate } = useMutation(mutation('prices.refreshPricelist'))
  const enabled = projectId !== null
  const of = { workspaceId, projectId: projectId ?? 1 }
  const pricelist = useQuery({ ...query('prices.readPricelist', of), enabled }).data
  const serving = useQuery({ ...query('accounts.readServing', { ...of, area: 'prices' }), enabled })
  const last = useNewestJob(
    'refreshPricelist',
    projectId === null ? null : projectSubject({ workspaceId, projectId }),
  )
  const mayLoad = last === null && (serving.data?.chosen ?? null) !== null
  useEachTime(enabled && pricelist === null && mayLoad ? projectId : null, (missing) =>
    mutate({ workspaceId, projectId: missing }),
  )
}
