import { type Result, success } from '#core/contract/failure'
import { developerIdSchema, projectIdSchema, screenIdSchema, type WorkspaceId } from '#core/ids'
import type { Progress } from '../jobs/run-jobs.ts'
import type { PricesDependencies } from './dependencies.ts'

interface Wanted {
  readonly workspaceId: WorkspaceId
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

/** Replaces the workspace's list of projects with what the server lists now. */
export const refreshProjects = async (
  { store, client, accountFor, clock, announce }: PricesDependencies,
  { workspaceId, tell, signal }: Wanted,
): Promise<Result<null>> => {
  const account = await accountFor(workspaceId)
  if (!account.ok) return account
  tell({ phase: 'downloading' })
  const listing = await client.listProjects(account.value, { signal })
  if (!listing.ok) return listing

  tell({ phase: 'saving', unit: 'rows', total: listing.value.projects.length })
  const { developerId, projects } = listing.value
  const saved = store.replaceProjects({
    workspaceId,
    fetchedAt: clock.now(),
    projects: projects.map((project) => ({
      ...project,
      id: projectIdSchema.parse(project.id),
      developerId: developerIdSchema.parse(developerId),
      screenIds: project.screenIds.map((id) => screenIdSchema.parse(id)),
    })),
  })
  if (!saved.ok) return saved
  announce(['projects'])
  return success(null)
}
