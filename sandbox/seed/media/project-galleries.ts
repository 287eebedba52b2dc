import { addGallery, addPicture, type Names } from '../../state/pictures.ts'
import type { ProjectMedia } from './project-media.ts'
import type { View, Views } from './views.ts'

interface GalleryPlan {
  readonly type: number
  readonly names: Names
  readonly views: readonly View[]
}

/** Adds the galleries of the whole project, an empty one among them. */
export const fillProjectGalleries = (
  { db, project, daysAgo, random }: ProjectMedia,
  { exterior, surroundings }: Views,
): void => {
  const plans: readonly GalleryPlan[] = [
    { type: 2, names: { cs_CZ: 'Vizualizace', en_US: 'Visualisations' }, views: exterior },
    { type: 3, names: { cs_CZ: 'Okolí', en_US: 'Surroundings' }, views: surroundings },
    { type: 8, names: { cs_CZ: 'Dokumenty', en_US: 'Documents' }, views: [] },
  ]
  for (const { type, names, views } of plans) {
    const createdAt = daysAgo(random.between(300, 420))
    const modifiedAt = daysAgo(random.between(10, 90))
    const galleryId = addGallery(db, { projectId: project.id, type, names, createdAt, modifiedAt })
    for (const screenId of project.screens) {
      for (const view of views) {
        addPicture(db, { ...view, galleryId, projectId: project.id, screenId, createdAt })
      }
    }
  }
}
