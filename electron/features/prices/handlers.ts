import { success } from '#core/contract/failure'
import type { pricesCalls } from '#core/contract/prices'
import type { Handlers } from '../../ipc/handlers.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import type { PricesDependencies } from './dependencies.ts'
import { refreshPricelist } from './refresh-pricelist.ts'
import { refreshProjects } from './refresh-projects.ts'

type PricesHandlers = Pick<Handlers, keyof typeof pricesCalls>

export const pricesHandlers = (
  dependencies: PricesDependencies & { readonly jobs: Jobs },
): PricesHandlers => {
  const { jobs, store } = dependencies
  return {
    'prices.listProjects': ({ workspaceId }) => success(store.listProjects(workspaceId)),
    'prices.readPricelist': (of) => success(store.readPricelist(of)),
    'prices.readUnits': (chunk) => success({ unitsJson: store.readUnitsJson(chunk) }),

    'prices.refreshProjects': ({ workspaceId }) =>
      success({
        jobId: jobs.start({
          kind: 'refreshProjects',
          subject: workspaceId,
          run: (tell, signal) => refreshProjects(dependencies, { workspaceId, tell, signal }),
        }),
      }),

    'prices.refreshPricelist': ({ workspaceId, projectId }) =>
      success({
        jobId: jobs.start({
          kind: 'refreshPricelist',
          subject: String(projectId),
          run: (tell, signal) =>
            refreshPricelist(dependencies, { workspaceId, projectId, tell, signal }),
        }),
      }),
  }
}
