import { type Flat, flatsOf } from '../seed/projects/developer.ts'
import { makeDeveloper } from '../seed/projects/seeds.ts'

/** Places of a project of the demo, as the seed with number 1 makes it: the first, or another. */
export const demoPlace = (
  order = 0,
): {
  projectId: number
  buildingId: number
  /** The last building has no plan on the second screen. */
  lastBuildingId: number
  floorId: number
  /** The basement has no plan. */
  basementId: number
  flats: readonly Flat[]
  parking: Flat
} => {
  const project = makeDeveloper('demo', 1).projects[order]
  const building = project?.buildings[0]
  const lastBuilding = project?.buildings.at(-1)
  const floor = building?.floors[0]
  const basement = building?.floors.at(-1)
  const parking =
    project && flatsOf(project).find(({ attributes }) => attributes['flat_type'] === '2')
  if (!project || !building || !lastBuilding || !floor || !basement || !parking)
    throw new Error('the demo has no project')
  return {
    projectId: project.id,
    buildingId: building.id,
    lastBuildingId: lastBuilding.id,
    floorId: floor.id,
    basementId: basement.id,
    flats: flatsOf(project).filter(({ attributes }) => attributes['flat_type'] === '1'),
    parking,
  }
}
