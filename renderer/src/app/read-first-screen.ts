import type { QueryClient } from '@tanstack/react-query'
import type { Settings } from '#core/contract/settings'
import { chosenProject } from '#core/prices/pricelist/chosen-project'
import { unitChunk } from '#core/prices/pricelist/unit-chunk'
import { query } from '../bridge/query.ts'

/** Fills the cache before the first frame, so that it is drawn once and whole. */
export const readFirstScreen = async (
  client: QueryClient,
  place: Settings['place'],
): Promise<void> => {
  const always = Promise.all([
    client.prefetchQuery(query('accounts.listWorkspaces', {})),
    client.prefetchQuery(query('jobs.listJobs', {})),
  ])
  const { workspaceId } = place
  if (workspaceId !== null) {
    const projects = query('prices.listProjects', { workspaceId })
    await client.prefetchQuery(projects)
    const project = chosenProject(client.getQueryData(projects.queryKey) ?? [], place)
    if (project !== null && place.screen === 'prices') {
      const of = { workspaceId, projectId: project.id }
      await Promise.all([
        client.prefetchQuery(query('accounts.readServing', { ...of, area: 'prices' })),
        client.prefetchQuery(query('prices.readPricelist', of)),
        client.prefetchQuery(query('prices.readUnits', unitChunk(of, 0))),
      ])
    }
  }
  await always
}
