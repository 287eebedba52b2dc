import { addPicture, removeUnitGallery } from '../../state/pictures.ts'
import { flatsOf } from '../projects/developer.ts'
import type { ProjectMedia } from './project-media.ts'
import type { View } from './views.ts'

const noGallery = 0.08
const emptyGallery = 0.5
const mostPictures = 3

/** Most flats have a gallery, and some galleries are empty; flats share their pictures. */
export const fillUnitGalleries = (media: ProjectMedia, views: readonly View[]): void => {
  const { db, project, random, daysAgo } = media
  for (const { id: unitId, attributes } of flatsOf(project)) {
    if (attributes['flat_type'] !== '1') continue
    if (random.chance(noGallery)) {
      removeUnitGallery(db, unitId)
      continue
    }
    if (random.chance(emptyGallery)) continue
    const first = random.between(0, views.length - 1)
    const count = random.between(1, mostPictures)
    const createdAt = daysAgo(random.between(20, 200))
    for (const screenId of project.screens) {
      for (let index = first; index < first + count; index++) {
        const view = views[index % views.length]
        if (view) addPicture(db, { ...view, unitId, projectId: project.id, screenId, createdAt })
      }
    }
  }
}
