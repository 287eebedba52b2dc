import { chooseLanguage } from '#core/format/format-locale'
import { dayMs } from '#core/time'
import { createCrmClient } from '../crm/calls/client.ts'
import { timeouts } from '../crm/endpoints/timeouts.ts'
import { callingAccount, callingAccounts } from '../features/accounts/calling-account.ts'
import { worksInTurn } from '../features/jobs/works-in-turn.ts'
import type { BatchesDependencies } from '../features/prices/batch/dependencies.ts'
import { batchesHandlers } from '../features/prices/batch/handlers.ts'
import { recoverBatches } from '../features/prices/batch/recover-batches.ts'
import { watchBatches } from '../features/prices/batch/watch-batches.ts'
import type { PricesDependencies } from '../features/prices/dependencies.ts'
import { draftsHandlers } from '../features/prices/draft/handlers.ts'
import { pricesHandlers } from '../features/prices/handlers.ts'
import {
  type RefreshPricelist,
  refreshPricelist,
} from '../features/prices/pricelist/refresh-pricelist.ts'
import type { OpenStore } from '../store/file/open.ts'
import { dropDraftsPutAwayBefore } from '../store/prices/draft/drafts.ts'
import { readSettings } from '../store/settings/settings.ts'
import { batchNotice } from '../window/notices/batch-notice.ts'
import { batchesStore } from './batches-store.ts'
import { draftsStore } from './drafts-store.ts'
import { isAccountMissing } from './is-account-missing.ts'
import { keptListingForms } from './kept-listing-forms.ts'
import { pricesStore } from './prices-store.ts'
import type { Standing } from './standing.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

/** How long a draft that was put away can be brought back. */
const putAwayKeptMs = 30 * dayMs

type Around = Pick<
  Surroundings,
  'clock' | 'announce' | 'newId' | 'author' | 'readWorkbook' | 'notify'
> & { readonly app: Pick<Surroundings['app'], 'systemLocale'> }

/** Pricelists, drafts and batches, with what they look after by themselves. */
export const openPrices = (store: OpenStore, around: Around, standing: Standing) => {
  const { clock, announce, newId } = around
  const { jobs, accounts } = standing
  const prices = pricesDependencies(store, around, standing)
  const inTurn = worksInTurn()
  const refreshInTurn: RefreshPricelist = (wanted) =>
    inTurn(`${wanted.workspaceId} ${wanted.projectId}`, () => refreshPricelist(prices, wanted))
  const batches: BatchesDependencies = {
    clock,
    announce,
    newId,
    author: around.author,
    refreshPricelist: refreshInTurn,
    store: batchesStore(store),
    client: createCrmClient(standing.caller, keptListingForms(store)),
    accountFor: (of) => callingAccount(accounts, { ...of, area: 'prices' }),
    requestMs: timeouts.batchMs,
    inTurn: worksInTurn(),
    notify: (notice, { workspaceId, projectId }) => {
      const { language } = readSettings(store.db)
      around.notify(batchNotice(notice, chooseLanguage(language, around.app.systemLocale())), {
        kind: 'batch',
        workspaceId,
        projectId,
      })
    },
  }
  const missed = recoverBatches(batches)
  write(store, () => dropDraftsPutAwayBefore(store.db, clock.now() - putAwayKeptMs))
  return {
    refreshPricelist: refreshInTurn,
    lookAfterBatches: watchBatches({
      ...batches,
      startJob: jobs.start,
      missed,
      isAtWork: (batchId) =>
        jobs
          .list()
          .some(
            ({ kind, subject, outcome }) =>
              kind === 'sendBatch' && subject === batchId && outcome === null,
          ),
    }),
    handlers: {
      ...pricesHandlers({ ...prices, jobs, refreshInTurn }),
      ...draftsHandlers({ store: draftsStore(store), clock, newId }),
      ...batchesHandlers({ ...batches, jobs }),
    },
  }
}

const pricesDependencies = (
  store: OpenStore,
  { clock, newId, readWorkbook }: Around,
  { caller, accounts }: Standing,
): PricesDependencies => {
  const accountFor: PricesDependencies['accountFor'] = (of) =>
    callingAccount(accounts, { ...of, area: 'prices' })
  return {
    clock,
    newId,
    readWorkbook,
    accountFor,
    client: createCrmClient(caller, keptListingForms(store)),
    store: pricesStore(store),
    accountsFor: (workspaceId) => callingAccounts(accounts, { workspaceId, area: 'prices' }),
    accountForDeals: async (of) => {
      const exporting = await callingAccount(accounts, { ...of, area: 'exports' })
      return isAccountMissing(exporting) ? accountFor(of) : exporting
    },
  }
}
