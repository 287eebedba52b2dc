import type { Db } from '../../state/db.ts'
import { addPlan, type PlanOwner, setPlanArea } from '../../state/plans.ts'
import { writeSeededResource } from '../../state/resources.ts'
import { dayMs } from '../../time/durations.ts'
import type { Project } from '../projects/developer.ts'
import type { Random } from '../random.ts'

interface NewFile {
  /** Its path in `assets/`. */
  readonly asset: string
  readonly contentType: 'image/png' | 'application/pdf'
  readonly fileName: string
}

/** The project whose media are seeded, and the ways to add them. */
export interface ProjectMedia {
  readonly db: Db
  readonly project: Project
  readonly random: Random
  /** The moment this many days before the seed's. */
  readonly daysAgo: (days: number) => number
  /** Returns its UID. */
  readonly addFile: (file: NewFile) => string
  /** The same picture on every screen, or on those named. */
  readonly putPlan: (
    owner: PlanOwner,
    ownerId: number,
    resourceUid: string,
    screens?: readonly number[],
  ) => void
  readonly putArea: (owner: PlanOwner, ownerId: number, coordinates: readonly number[]) => void
}

export const projectMedia = ({
  db,
  project,
  random,
  now,
}: Pick<ProjectMedia, 'db' | 'project' | 'random'> & { now: number }): ProjectMedia => {
  const projectId = project.id
  const daysAgo = (days: number) => now - days * dayMs
  return {
    db,
    project,
    random,
    daysAgo,
    addFile: ({ asset, contentType, fileName }) => {
      const uid = seededUid(random)
      writeSeededResource(db, {
        uid,
        projectId,
        contentType,
        fileName,
        createdAt: daysAgo(random.between(100, 400)),
        asset,
      })
      return uid
    },
    putPlan: (owner, ownerId, resourceUid, screens = project.screens) => {
      for (const screenId of screens) {
        addPlan(db, { owner, ownerId, projectId, screenId, resourceUid })
      }
    },
    putArea: (owner, ownerId, coordinates) =>
      setPlanArea(db, { owner, ownerId, projectId, coordinates }),
  }
}

const hex = (random: Random): string =>
  Math.floor(random.next() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')

/** A UUID of version 4, the same for the same seed. */
const seededUid = (random: Random): string => {
  const [a, b, c, d] = [hex(random), hex(random), hex(random), hex(random)]
  const variant = random.between(8, 11).toString(16)
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`
}
