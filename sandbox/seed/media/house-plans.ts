import type { Building, Floor } from '../projects/developer.ts'
import { fileName } from './file-name.ts'
import { flatAreas, floorArea } from './plan-areas.ts'
import type { ProjectMedia } from './project-media.ts'

const facades = 3

/** Each house from the street, and each of its floors above the ground with the flats on it. */
export const fillHousePlans = (media: ProjectMedia): void => {
  const { buildings, screens } = media.project
  buildings.forEach((building, order) => {
    const aboveGround = building.floors.filter(({ number }) => number > 0)
    // The newest house has been photographed for one screen alone: a gap to be filled.
    const shown = order === buildings.length - 1 ? screens.slice(0, 1) : screens
    const plan = media.addFile({
      asset: `building-plans/${aboveGround.length}-floors-${1 + (order % facades)}.png`,
      contentType: 'image/png',
      fileName: fileName(building.name, 'png'),
    })
    media.putPlan('building', building.id, plan, shown)
    for (const { id, number } of building.floors) {
      media.putArea('floor', id, floorArea(aboveGround.length, number))
    }
    for (const floor of aboveGround) fillFloorPlan(media, building, floor)
  })
}

const fillFloorPlan = (
  media: ProjectMedia,
  { name }: Building,
  { id, number, flats }: Floor,
): void => {
  const plan = media.addFile({
    asset: `floor-plans/${flats.length}-flats-${number}.png`,
    contentType: 'image/png',
    fileName: fileName(`${name} ${number}np`, 'png'),
  })
  media.putPlan('floor', id, plan)
  flatAreas(flats.length).forEach((area, order) => {
    const flat = flats[order]
    if (flat !== undefined) media.putArea('unit', flat.id, area)
  })
}
