import { type Result, success } from '#core/contract/failure'
import type { ProjectId, UnitId, WorkspaceId } from '#core/ids'
import { type ExportedUnit, exportedDeals } from '#core/prices/deals/exported-deals'
import { isOvertaken, type Timestamp } from '#core/time'
import type { PricesDependencies } from '../dependencies.ts'

type Dependencies = Pick<PricesDependencies, 'store' | 'clock'>

interface FeedDealsInput {
  readonly workspaceId: WorkspaceId
  /** When the export was asked for. */
  readonly at: Timestamp
  readonly rows: Parameters<typeof exportedDeals>[0]
  /** The projects that the export is about, even if it has none of their units. */
  readonly projects: readonly ProjectId[]
}

/** Makes what an export of products says of deals the evidence of its projects; false where it says nothing. */
export const feedDeals = (
  dependencies: Dependencies,
  { rows, ...fed }: FeedDealsInput,
): Result<boolean> => {
  const units = exportedDeals(rows, dependencies.store.readDealTitles(fed.workspaceId))
  return units === null ? success(false) : writeDeals(dependencies, { ...fed, units })
}

/** A project of which a newer export has told keeps what that one has said. */
export const writeDeals = (
  { store, clock }: Dependencies,
  { workspaceId, at, units, projects }: Omit<FeedDealsInput, 'rows'> & Pick<DealsOfExport, 'units'>,
): Result<true> => {
  const projectsOfUnits = store.projectsOfUnits(workspaceId)
  const told = byProject({ units, projects, projectsOfUnits })
  const isNews = (projectId: ProjectId) => {
    const by = store.readDealExportAt({ workspaceId, projectId })
    return !isOvertaken(at, { by, now: clock.now() })
  }
  const deals = new Map([...told].filter(([projectId]) => isNews(projectId)))
  const replaced = store.write.replaceExportedDeals({ workspaceId, at, deals })
  return replaced.ok ? success(true) : replaced
}

interface DealsOfExport {
  readonly units: readonly ExportedUnit[]
  readonly projects: readonly ProjectId[]
  readonly projectsOfUnits: ReadonlyMap<UnitId, ProjectId>
}

const byProject = ({ units, projects, projectsOfUnits }: DealsOfExport) => {
  const deals = new Map<ProjectId, { unitId: UnitId; dealId: string }[]>(
    projects.map((projectId) => [projectId, []]),
  )
  for (const { unitId, dealId, projectId: named } of units) {
    const project = named ?? projectsOfUnits.get(unitId)
    if (project === undefined) continue
    const known = deals.get(project) ?? []
    deals.set(project, known)
    if (dealId !== null) known.push({ unitId, dealId })
  }
  return deals
}
