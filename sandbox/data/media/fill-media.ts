import type { Db } from '../../state/db.ts'
import type { Developer } from '../developer.ts'
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

/** Notes every plan, card and picture of the projects; each is drawn when it is first asked for. */
export const fillMedia = (db: Db, { projects }: Developer, { number, now }: Seed): void => {
  const random = seededRandom(number + seedOffset)
  for (const project of projects) {
    const media = projectMedia({ db, project, random, now })
    fillHousePlans(media)
    fillUnitFiles(media)
    const views = makeViews(media)
    fillProjectGalleries(media, views)
    fillUnitGalleries(media, [...views.interior, ...views.surroundings])
  }
}
