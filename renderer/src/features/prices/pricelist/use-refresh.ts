import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Failure } from '#core/contract/failure'
import type { Job } from '#core/contract/jobs'
import type { Pricelist, Project } from '#core/contract/prices'
import type { WorkspaceId } from '#core/ids'
import { isRefreshDue } from '#core/prices/pricelist/refresh-due'
import { projectSubject } from '#core/project-subject'
import { mutation } from '../../../bridge/mutation.ts'
import { useBehindScreen } from '../../../bridge/use-behind-screen.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { clock } from '../../../ui/timing/clock.ts'

interface Refresh {
  readonly running: Job | null
  /** Why the last refresh of this run did not bring a pricelist. */
  readonly failure: Failure | null
  readonly refresh: () => void
  readonly cancel: () => void
}

interface ShownPricelist {
  readonly workspaceId: WorkspaceId
  readonly project: Project
  /** Undefined while it is being read, null when the project was never loaded. */
  readonly pricelist: Pricelist | null | undefined
}

/** Loads a pricelist again when it is old, by itself; sooner when the user asks. */
export const useRefresh = ({ workspaceId, project, pricelist }: ShownPricelist): Refresh => {
  const { mutate } = useMutation(mutation('prices.refreshPricelist'))
  const stop = useMutation(mutation('jobs.cancelJob'))
  const last = useNewestJob(
    'refreshPricelist',
    projectSubject({ workspaceId, projectId: project.id }),
  )
  const isWanted =
    last !== undefined &&
    pricelist !== undefined &&
    isRefreshDue({
      fetchedAt: pricelist?.fetchedAt ?? null,
      isOvertaken: pricelist?.isOvertaken === true,
      lastJob: last,
      now: clock.now(),
    })
  const refresh = useCallback(
    () => mutate({ workspaceId, projectId: project.id }),
    [mutate, workspaceId, project.id],
  )
  useBehindScreen({ isWanted, isWaitedFor: pricelist === null, act: refresh })
  const running = last?.outcome === null ? last : null
  return {
    running,
    failure: last?.outcome?.kind === 'failed' ? last.outcome.failure : null,
    refresh,
    cancel: () => running && stop.mutate({ jobId: running.id }),
  }
}
