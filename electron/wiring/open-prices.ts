import type { Topic } from '#core/contract/define'
import { chooseLanguage } from '#core/format/format-locale'
import type { BatchId } from '#core/ids'
import { worksInTurn } from '#core/works-in-turn'
import { createCrmClient } from '../crm/calls/client.ts'
import { timeouts } from '../crm/endpoints/timeouts.ts'
import {
  callingAccount,
  callingAccounts,
  isAccountMissing,
} from '../features/accounts/calling-account.ts'
import type { BatchesDependencies } from '../features/prices/batch/dependencies.ts'
import { followScheduled } from '../features/prices/batch/follow-scheduled.ts'
import { batchesHandlers } from '../features/prices/batch/handlers.ts'
import { recoverBatches } from '../features/prices/batch/recover-batches.ts'
import { watchBatches } from '../features/prices/batch/watch-batches.ts'
import type { PricesDependencies } from '../features/prices/dependencies.ts'
import { draftsHandlers } from '../features/prices/draft/handlers.ts'
import type { SharedDrafts } from '../features/prices/draft/shared-drafts.ts'
import { pricesHandlers } from '../features/prices/handlers.ts'
import {
  type RefreshPricelist,
  refreshPricelist,
} from '../features/prices/pricelist/refresh-pricelist.ts'
import { prepareRaises } from '../features/prices/what-if/prepare-raises.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readSettings } from '../store/settings/settings.ts'
import { batchNotice } from '../window/notices/batch-notice.ts'
import type { HostServices } from './open-services.ts'
import type { SendingServices, SharedServices } from './open-shared-services.ts'
import { batchesStore } from './stores/batches-store.ts'
import { draftsStore } from './stores/drafts-store.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'
import { pricesStore } from './stores/prices-store.ts'

type PricesHost = Pick<
  HostServices,
  'clock' | 'announce' | 'newId' | 'author' | 'readWorkbook' | 'notify'
> & { readonly app: Pick<HostServices['app'], 'systemLocale'> }

interface PricesShared extends SendingServices {
  readonly drafts: SharedDrafts
}

/** Pricelists, drafts and batches, with what they look after by themselves. */
export const openPrices = (store: OpenStore, services: PricesHost, shared: PricesShared) => {
  const { clock, announce, newId } = services
  const { jobs, accounts } = shared
  const prices = pricesDependencies(store, services, shared)
  const inTurn = worksInTurn()
  const refreshInTurn: RefreshPricelist = (wanted) =>
    inTurn(`${wanted.workspaceId} ${wanted.projectId}`, async () => {
      const refreshed = await refreshPricelist(prices, wanted)
      if (refreshed.ok) prepareRaises(prices, wanted)
      return refreshed
    })
  const batches: BatchesDependencies = {
    clock,
    announce,
    newId,
    author: () => readSettings(store.db).personName || services.author,
    refreshPricelist: refreshInTurn,
    store: batchesStore(store),
    client: createCrmClient(shared.caller, keptServerReadings(store)),
    accountFor: (of) => callingAccount(accounts, { ...of, area: 'prices' }),
    sendings: shared.sendings,
    beginSending: shared.drafts.beginSending,
    schedule: shared.drafts.schedule,
    requestMs: timeouts.batchMs,
    inTurn: worksInTurn(),
    notify: (notice, { id, workspaceId, projectId }) => {
      const { language } = readSettings(store.db)
      services.notify(batchNotice(notice, chooseLanguage(language, services.app.systemLocale())), {
        kind: 'batch',
        workspaceId,
        projectId,
        batchId: id,
      })
    },
  }
  const watch = {
    ...batches,
    startJob: jobs.start,
    missed: recoverBatches(batches),
    isAtWork: (batchId: BatchId) =>
      jobs
        .list()
        .some(
          ({ kind, subject, outcome }) =>
            kind === 'sendBatch' && subject === batchId && outcome === null,
        ),
  }
  return {
    refreshPricelist: refreshInTurn,
    lookAfterRaises: () => {
      for (const of of prices.store.listRemindedProjects()) prepareRaises(prices, of)
    },
    lookAfterBatches: watchBatches(watch),
    /** What a colleague has scheduled closes its draft here as well, and not only with the next look. */
    changed: (topics: readonly Topic[]) => {
      if (topics.includes('team')) followScheduled(watch)
    },
    handlers: {
      ...pricesHandlers({ ...prices, jobs, refreshInTurn }),
      ...draftsHandlers({ store: draftsStore(store), shared: shared.drafts, clock, newId }),
      ...batchesHandlers({ ...batches, jobs }),
    },
  }
}

const pricesDependencies = (
  store: OpenStore,
  { clock, newId, readWorkbook }: PricesHost,
  { caller, accounts }: SharedServices,
): PricesDependencies => {
  const accountFor: PricesDependencies['accountFor'] = (of) =>
    callingAccount(accounts, { ...of, area: 'prices' })
  return {
    clock,
    newId,
    readWorkbook,
    dealTables: new Map(),
    accountFor,
    client: createCrmClient(caller, keptServerReadings(store)),
    store: pricesStore(store),
    accountsFor: (workspaceId) => callingAccounts(accounts, { workspaceId, area: 'prices' }),
    accountForDeals: async (of) => {
      const exporting = await callingAccount(accounts, { ...of, area: 'exports' })
      return isAccountMissing(exporting) ? accountFor(of) : exporting
    },
  }
}
