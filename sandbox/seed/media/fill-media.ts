import type { Db } from '../../state/db.ts'
import { addGallery, addPicture, type Names, removeUnitGallery } from '../../state/pictures.ts'
import { setUnitPdf } from '../../state/plans.ts'
import { type Developer, type Flat, flatsOf } from '../projects/developer.ts'
import { seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'
import { fileName } from './file-name.ts'
import { fillHousePlans } from './house-plans.ts'
import { type ProjectMedia, projectMedia } from './project-media.ts'
import { type UnitType, unitTypeOf } from './unit-types.ts'
import { makeViews, type View, type Views } from './views.ts'

// Media have numbers of their own: what is added to them changes no price and no deal.
const seedOffset = 40

/** Gives the projects their plans, cards and pictures: files of `assets/`. */
export const fillMedia = (db: Db, { projects }: Developer, { number, now }: Seed): void => {
  const random = seededRandom(number + seedOffset)
  projects.forEach((project, order) => {
    const media = projectMedia({ db, project, random, now })
    fillHousePlans(media)
    fillUnitFiles(media)
    const views = makeViews(media, order)
    fillProjectGalleries(media, views)
    fillUnitGalleries(media, [...views.interior, ...views.surroundings])
  })
}

interface GalleryPlan {
  readonly type: number
  readonly names: Names
  readonly views: readonly View[]
}

/** Adds the galleries of the whole project, an empty one among them. */
const fillProjectGalleries = (
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

const homeType = '1'
const soldStatus = '3'

/** The plan of each flat, shared by all flats of its type, and a card of each that is offered. */
const fillUnitFiles = (media: ProjectMedia): void => {
  const plans = new Map<UnitType, string>()
  for (const flat of flatsOf(media.project)) {
    if (flat.attributes['flat_type'] !== homeType) continue
    const type = unitTypeOf(flat)
    const plan = plans.get(type) ?? addPlan(media, type)
    plans.set(type, plan)
    media.putPlan('unit', flat.id, plan)
    if (flat.attributes['flat_status'] !== soldStatus) addCard(media, flat, type)
  }
}

const addPlan = ({ addFile }: ProjectMedia, { letter, disposition }: UnitType): string =>
  addFile({
    asset: `unit-plans/type-${letter.toLowerCase()}.png`,
    contentType: 'image/png',
    fileName: fileName(`pudorys-typ-${letter}-${disposition}`, 'png'),
  })

const addCard = ({ db, addFile }: ProjectMedia, flat: Flat, { letter }: UnitType): void => {
  const uid = addFile({
    asset: `unit-cards/type-${letter.toLowerCase()}.pdf`,
    contentType: 'application/pdf',
    fileName: `${flat.attributes['flat_internal_id']}.pdf`,
  })
  setUnitPdf(db, flat.id, uid)
}

const noGallery = 0.08
const emptyGallery = 0.5
const mostPictures = 3

/** Most flats have a gallery, and some galleries are empty; flats share their pictures. */
const fillUnitGalleries = (media: ProjectMedia, views: readonly View[]): void => {
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
