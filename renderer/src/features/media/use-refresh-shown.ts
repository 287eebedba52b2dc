import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Failure } from '#core/contract/failure'
import type { Job } from '#core/contract/jobs'
import type { ProjectKey } from '#core/ids'
import { projectSubject } from '#core/project-subject'
import { hourMs } from '#core/time'
import { mutation } from '../../bridge/mutation.ts'
import { useNewestJob } from '../../bridge/use-newest-job.ts'
import { clock } from '../../ui/timing/clock.ts'

interface Refresh {
  readonly running: Job | null
  readonly failure: Failure | null
  readonly refresh: () => void
  readonly cancel: () => void
}

const goodForMs = 12 * hourMs

/** Asks what the server shows when that was long ago, by itself once a run; sooner when a person asks. */
export const useRefreshShown = (of: ProjectKey, fetchedAt: number | null | undefined): Refresh => {
  const { mutate } = useMutation(mutation('media.refreshShown'))
  const stop = useMutation(mutation('jobs.cancelJob'))
  const last = useNewestJob('refreshShown', projectSubject(of))
  const isOld = fetchedAt === null || (fetchedAt ?? 0) < clock.now() - goodForMs
  const isWanted = last === null && fetchedAt !== undefined && isOld
  useEffect(() => {
    if (isWanted) mutate(of)
  }, [isWanted, mutate, of])
  const running = last?.outcome === null ? last : null
  return {
    running,
    failure: last?.outcome?.kind === 'failed' ? last.outcome.failure : null,
    refresh: () => mutate(of),
    cancel: () => running && stop.mutate({ jobId: running.id }),
  }
}
