import type { Db } from '../../state/db.ts'
import { writeMilestone } from '../../state/milestones.ts'
import { dayMs } from '../../time/durations.ts'
import type { Seed } from '../seed.ts'
import type { Developer } from './developer.ts'

/** The stages of building a house, in days from the seed's moment. */
const stages: readonly (readonly [name: string, inDays: number])[] = [
  ['Stavební povolení', -540],
  ['Zahájení stavby', -410],
  ['Základová deska', -300],
  ['Hrubá stavba', -70],
  ['Okna a fasáda', 60],
  ['Vnitřní instalace', 150],
  ['Kolaudace', 300],
  ['Předání jednotek', 345],
]

export const fillMilestones = (db: Db, { projects }: Developer, { now }: Seed): void => {
  projects.forEach((project, order) => {
    stages.forEach(([name, inDays], position) => {
      const fixedOn = new Date(now + (inDays + order * 45) * dayMs).toISOString().slice(0, 10)
      writeMilestone(db, { projectId: project.id, position, name, fixedOn })
    })
  })
}
