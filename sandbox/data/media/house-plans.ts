import { toUnitStatus } from '#core/api/unit-status'
import type { BuildingPlan } from '../../drawing/building-plan.ts'
import type { Rect } from '../../drawing/geometry.ts'
import type { Building, Flat, Floor } from '../developer.ts'
import { fileName } from './file-name.ts'
import { flatAreas, floorAreas } from './plan-areas.ts'
import type { ProjectMedia } from './project-media.ts'

const coordinatesOf = ({ x1, y1, x2, y2 }: Rect) => [x1, y1, x2, y2]

/** Each house from the street, and each of its floors above the ground with the flats on it. */
export const fillHousePlans = (media: ProjectMedia): void => {
  const { buildings, screens } = media.project
  buildings.forEach((building, order) => {
    // The newest house has been photographed for one screen alone: a gap to be filled.
    const shown = order === buildings.length - 1 ? screens.slice(0, 1) : screens
    const picture = frontOf(building)
    media.putPlan('building', building.id, addBuildingPlan(media, picture), shown)
    for (const { floor, area } of floorAreas(picture)) {
      const place = building.floors.find(({ number }) => number === floor)
      if (place) media.putArea('floor', place.id, coordinatesOf(area))
    }
    for (const floor of building.floors) {
      if (floor.number >= 0) fillFloorPlan(media, building, floor)
    }
  })
}

const frontOf = ({ name, floors }: Building): BuildingPlan => ({
  name,
  floors: floors.map(({ number }) => number),
  flatsPerFloor: floors.find(({ number }) => number >= 0)?.flats.length ?? 0,
})

const addBuildingPlan = ({ addFile }: ProjectMedia, picture: BuildingPlan): string =>
  addFile({
    recipe: { kind: 'buildingPlan', picture },
    contentType: 'image/png',
    fileName: fileName(picture.name, 'png'),
  })

const onFloor = ({ id, attributes }: Flat) => ({
  id,
  number: attributes['flat_internal_id'] ?? '',
  disposition: attributes['flat_disposition'] ?? '',
  status: toUnitStatus(Number(attributes['flat_status'])),
})

const fillFloorPlan = (media: ProjectMedia, { name }: Building, floor: Floor): void => {
  const flats = floor.flats.map(onFloor)
  const plan = media.addFile({
    recipe: {
      kind: 'floorPlan',
      picture: { floor: floor.number, flats: flats.map(({ id: _id, ...flat }) => flat) },
    },
    contentType: 'image/png',
    fileName: fileName(`${name} ${floor.number}np`, 'png'),
  })
  media.putPlan('floor', floor.id, plan)
  for (const { flat, area } of flatAreas(flats)) {
    media.putArea('unit', flat.id, coordinatesOf(area))
  }
}
