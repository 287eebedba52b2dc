import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Project } from '#core/contract/prices'
import { chosenProject } from '#core/prices/pricelist/chosen-project'
import { isListingDue } from '#core/prices/pricelist/listing-due'
import type { Timestamp } from '#core/time'
import { mutation } from '../bridge/mutation.ts'
import { query } from '../bridge/query.ts'
import { useBehindScreen } from '../bridge/use-behind-screen.ts'
import { useNewestJob } from '../bridge/use-newest-job.ts'
import { clock } from '../ui/timing/clock.ts'
import { usePlace } from './use-place.ts'

const none: readonly Project[] = []

/** The projects of the open workspace, and the one that is shown. */
export const useProjects = () => {
  const { place } = usePlace()
  const { workspaceId } = place
  const { data } = useQuery({
    ...query('prices.listProjects', { workspaceId: workspaceId ?? '' }),
    enabled: workspaceId !== null,
  })
  const projects = (workspaceId === null ? undefined : data) ?? none
  const project = chosenProject(projects, place)
  return { projects, project, known: workspaceId !== null && data !== undefined }
}

/** Loads the list of projects again by itself, for each workspace that is opened. */
export const useProjectsRefresh = (): void => {
  const { workspaceId } = usePlace().place
  const { projects, known } = useProjects()
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data
  const kind = workspaces?.find(({ id }) => id === workspaceId)?.kind
  const isWaitedFor = projects.length === 0
  const { mutate } = useMutation(mutation('prices.refreshProjects'))
  const last = useNewestJob('refreshProjects', workspaceId)
  const isWanted =
    known &&
    last !== undefined &&
    kind !== undefined &&
    isListingDue({ kind, fetchedAt: oldestOf(projects), lastJob: last, now: clock.now() })
  const load = useCallback(
    () => workspaceId !== null && mutate({ workspaceId }),
    [workspaceId, mutate],
  )
  useBehindScreen({ isWanted, isWaitedFor, act: load })
}

const oldestOf = (projects: readonly Project[]): Timestamp | null =>
  projects.length === 0 ? null : Math.min(...projects.map(({ fetchedAt }) => fetchedAt))
