import type { Db } from '../../state/db.ts'
import type { Developer } from '../projects/developer.ts'
import { seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'
import { fillHousePlans } from './house-plans.ts'
import { fillProjectGalleries } from './project-galleries.ts'
import { projectMedia } from './project-media.ts'
import { fillUnitFiles } from './unit-files.ts'
import { fillUnitGalleries } from './unit-galleries.ts'
import { makeViews } from './views.ts'

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
