import type { PricesStore } from '../features/prices/dependencies.ts'
import { readAccount } from '../store/accounts/accounts.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import * as evidence from '../store/prices/deals/deal-evidence.ts'
import * as views from '../store/prices/price-views.ts'
import { readChangedSince } from '../store/prices/pricelist/changed-since.ts'
import { replaceListing } from '../store/prices/pricelist/listings.ts'
import { readPriceHistory } from '../store/prices/pricelist/price-history.ts'
import * as pricelists from '../store/prices/pricelist/pricelists.ts'
import * as projects from '../store/prices/pricelist/projects.ts'
import { listUnchangedSince } from '../store/prices/pricelist/unchanged-since.ts'
import { readPriceRules, writePriceRules } from '../store/prices/rules/price-rules.ts'
import { write } from './write.ts'

export const pricesStore = (store: OpenStore): PricesStore => {
  const { db, path } = store
  return {
    listProjects: (workspaceId) => projects.listProjects(db, workspaceId),
    readProject: (of) => projects.readProject(db, of),
    readListed: ({ workspaceId, accountId }) =>
      (readAccount(db, accountId)?.listedProjects ?? []).flatMap(
        (projectId) => projects.readProject(db, { workspaceId, projectId }) ?? [],
      ),
    replaceListing: (listing) => write(store, () => replaceListing(db, listing)),
    readPricelist: (of) => pricelists.readPricelist(db, of),
    readUnitsJson: (chunk) => pricelists.readUnitsJson(db, chunk),
    beginPricelist: (of) => attemptWrite(path, () => pricelists.beginPricelist(db, of)),
    appendUnits: (chunk) => write(store, () => pricelists.appendUnits(db, chunk)),
    publishPricelist: (list) => write(store, () => pricelists.publishPricelist(db, list)),
    discardUnpublished: (of) => write(store, () => pricelists.discardUnpublished(db, of)),
    listEvidence: (of) => evidence.listDealEvidence(db, of),
    readDealExportAt: (of) => evidence.readDealExportAt(db, of),
    projectsOfUnits: (workspaceId) => pricelists.projectsOfUnits(db, workspaceId),
    replaceExportedDeals: (deals) => write(store, () => evidence.replaceExportedDeals(db, deals)),
    readRules: (of) => readPriceRules(db, of),
    writeRules: (changed) => write(store, () => writePriceRules(db, changed)),
    listViews: (of) => views.listPriceViews(db, of),
    saveView: (view) => attemptWrite(path, () => views.savePriceView(db, view)),
    removeView: (viewId) => write(store, () => views.removePriceView(db, viewId)),
    listUnchangedSince: (wanted) => listUnchangedSince(db, wanted),
    readChangedSince: (wanted) => readChangedSince(db, wanted),
    readPriceHistory: (of) => readPriceHistory(db, of),
  }
}
