import { groupBy } from '../group-by.ts'
import type { Db } from '../state/db.ts'
import {
  listGalleries,
  listPictures,
  type StoredGallery,
  type StoredPicture,
} from '../state/pictures.ts'
import { readPlanAreas, readPlans, type TextByOwner } from '../state/plans.ts'
import {
  listBuildings,
  listFloors,
  type StoredBuilding,
  type StoredFloor,
  type StoredProject,
} from '../state/projects.ts'
import { listUnits, type StoredUnit } from '../state/units.ts'
import type { Switches } from '../switches.ts'

export interface ProjectRequest {
  readonly db: Db
  readonly project: StoredProject
  readonly screenId: number
  readonly includeHidden: boolean
  readonly switches: Pick<Switches, 'priceNotation' | 'oddUnit'>
}

export interface ProjectTree {
  readonly switches: Pick<Switches, 'priceNotation' | 'oddUnit'>
  readonly project: StoredProject
  readonly buildings: readonly StoredBuilding[]
  readonly floorsOf: ReadonlyMap<number, readonly StoredFloor[]>
  readonly unitsOf: ReadonlyMap<number, readonly StoredUnit[]>
  readonly planOf: TextByOwner
  readonly areaOf: TextByOwner
  readonly galleries: readonly StoredGallery[]
  readonly picturesOfGallery: ReadonlyMap<number | null, readonly StoredPicture[]>
  readonly picturesOfUnit: ReadonlyMap<number | null, readonly StoredPicture[]>
}

/** Reads a project as it is at one moment, with one query for each kind of thing in it. */
export const readProjectTree = ({
  db,
  project,
  screenId,
  includeHidden,
  switches,
}: ProjectRequest): ProjectTree => {
  const shown = listUnits(db, project.id).filter(({ hidden }) => includeHidden || !hidden)
  const pictures = listPictures(db, project.id, screenId)
  return {
    switches,
    project,
    buildings: listBuildings(db, project.id),
    floorsOf: groupBy(listFloors(db, project.id), ({ buildingId }) => buildingId),
    unitsOf: groupBy(shown, ({ floorId }) => floorId),
    planOf: readPlans(db, project.id, screenId),
    areaOf: readPlanAreas(db, project.id),
    galleries: listGalleries(db, project.id),
    picturesOfGallery: groupBy(pictures, ({ galleryId }) => galleryId),
    picturesOfUnit: groupBy(pictures, ({ unitId }) => unitId),
  }
}
