import type { PricesStore } from '../features/prices/dependencies.ts'
import type { OpenStore } from '../store/open.ts'
import * as pricelists from '../store/pricelists.ts'
import * as projects from '../store/projects.ts'
import { attemptWrite } from '../store/write-failure.ts'
import { write } from './write.ts'

export const pricesStore = (store: OpenStore): PricesStore => {
  const { db, path } = store
  return {
    listProjects: (workspaceId) => projects.listProjects(db, workspaceId),
    readProject: (of) => projects.readProject(db, of),
    replaceProjects: (listing) => write(store, () => projects.replaceProjects(db, listing)),
    readPricelist: (of) => pricelists.readPricelist(db, of),
    readUnitsJson: (chunk) => pricelists.readUnitsJson(db, chunk),
    beginPricelist: (of) => attemptWrite(path, () => pricelists.beginPricelist(db, of)),
    appendUnits: (chunk) => write(store, () => pricelists.appendUnits(db, chunk)),
    publishPricelist: (list) => write(store, () => pricelists.publishPricelist(db, list)),
    discardUnpublished: (of) => write(store, () => pricelists.discardUnpublished(db, of)),
  }
}
