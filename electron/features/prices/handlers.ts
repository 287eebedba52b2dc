import { success } from '#core/contract/failure'
import type { FoundUnit } from '#core/contract/prices'
import { viewIdSchema, type WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import { seenSales } from '#core/prices/pace/seen-sales'
import { unitSearch } from '#core/prices/pricelist/unit-search'
import { projectSubject } from '#core/project-subject'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { Jobs, JobWork } from '../jobs/run-jobs.ts'
import { mapDeals } from './deals/map-deals.ts'
import { readDeals } from './deals/read-deals.ts'
import type { PricesDependencies } from './dependencies.ts'
import type { RefreshPricelist } from './pricelist/refresh-pricelist.ts'
import { refreshProjects } from './pricelist/refresh-projects.ts'
import { whatIfHandlers } from './what-if/handlers.ts'

type PricesHandlers = HandlersOf<'prices'>

type Dependencies = PricesDependencies & {
  readonly jobs: Jobs
  /** Loads a project's pricelist, never twice at a time. */
  readonly refreshInTurn: RefreshPricelist
}

export const pricesHandlers = (dependencies: Dependencies): PricesHandlers => {
  const { jobs, store, refreshInTurn } = dependencies
  const start = (work: JobWork) => success({ jobId: jobs.start(work) })
  return {
    ...storeHandlers(dependencies),
    ...whatIfHandlers(dependencies),
    'prices.refreshProjects': ({ workspaceId }) =>
      start({
        kind: 'refreshProjects',
        subject: workspaceId,
        run: (tell, signal) => refreshProjects(dependencies, { workspaceId, tell, signal }),
      }),
    'prices.refreshPricelist': (of) =>
      start({
        kind: 'refreshPricelist',
        subject: projectSubject(of),
        run: (tell, signal) => refreshInTurn({ ...of, tell, signal }),
      }),
    'prices.readDealEvidence': (of) =>
      success({ evidence: store.listDealEvidence(of), exportedAt: store.readDealExportAt(of) }),
    'prices.readDeals': (of) =>
      start({
        kind: 'readDeals',
        subject: projectSubject(of),
        run: (tell, signal) => readDeals(dependencies, { ...of, tell, signal }),
      }),
    'prices.readDealTable': ({ workspaceId }) => success(heldTable(dependencies, workspaceId)),
    'prices.mapDeals': (chosen) => mapDeals(dependencies, chosen),
  }
}

const heldTable = ({ dealTables }: PricesDependencies, workspaceId: WorkspaceId) => {
  const held = dealTables.get(workspaceId)
  if (held === undefined) return null
  const sheets = held.sheets.map(({ name, rows }) => ({ name, rows: toJson(rows) }))
  return { exportedAt: held.at, sheets }
}

/** A search is prepared once for as long as the store answers with the same units. */
const preparedSearch = () => {
  let prepared: { of: readonly FoundUnit[]; search: (wanted: string) => FoundUnit[] } | null = null
  return (units: readonly FoundUnit[]) => {
    if (prepared?.of !== units) prepared = { of: units, search: unitSearch(units) }
    return prepared.search
  }
}

/** The calls that need no server. */
const storeHandlers = ({
  store,
  newId,
}: PricesDependencies): HandlersOf<
  'prices',
  | 'listProjects'
  | 'readPricelist'
  | 'readUnits'
  | 'readPriceHistory'
  | 'readSeenSales'
  | 'findUnits'
  | 'listUnchangedSince'
  | 'readChangedSince'
  | 'listLastChanges'
  | 'chooseScreen'
  | 'readRules'
  | 'changeRules'
  | 'readSendLimit'
  | 'changeSendLimit'
  | 'readPremiumAnswers'
  | 'answerPremiums'
  | 'listViews'
  | 'saveView'
  | 'removeView'
> => {
  const searchIn = preparedSearch()
  return {
    'prices.listProjects': ({ workspaceId }) => success(store.listProjects(workspaceId)),
    'prices.readPricelist': (of) => success(store.readPricelist(of)),
    'prices.readUnits': (chunk) => success({ units: store.readUnits(chunk) }),
    'prices.findUnits': ({ workspaceId, number, limit }) =>
      success(searchIn(store.listUnitNumbers(workspaceId))(number).slice(0, limit)),
    'prices.listUnchangedSince': (wanted) =>
      success({ unitIds: toJson(store.listUnchangedSince(wanted)) }),
    'prices.readChangedSince': (wanted) => success(store.readChangedSince(wanted)),
    'prices.listLastChanges': (of) => success({ lastChanges: toJson(store.listLastChanges(of)) }),
    'prices.readPriceHistory': (of) => success(store.readPriceHistory(of)),
    'prices.readSeenSales': (of) =>
      success({
        source: toJson(
          seenSales(store.listSeenStates(of), store.readPricelist(of)?.fetchedAt ?? null),
        ),
      }),
    'prices.chooseScreen': (chosen) => store.write.chooseScreen(chosen),
    'prices.readRules': (of) => success(store.readPriceRules(of)),
    'prices.changeRules': (changed) => store.write.writePriceRules(changed),
    'prices.readSendLimit': ({ workspaceId }) =>
      success({ sumMinor: store.readSendLimit(workspaceId) }),
    'prices.changeSendLimit': (changed) => store.write.writeSendLimit(changed),
    'prices.readPremiumAnswers': (of) => success(store.readPremiumAnswers(of)),
    'prices.answerPremiums': (answered) => store.write.answerPremiums(answered),
    'prices.listViews': (of) => success(store.listPriceViews(of)),
    'prices.saveView': (view) =>
      store.write.savePriceView({ ...view, id: viewIdSchema.parse(newId()) }),
    'prices.removeView': ({ viewId }) => store.write.removePriceView(viewId),
  }
}
