import { writeTask } from '../../state/exports/tasks.ts'
import { dayMs } from '../../time/durations.ts'
import type { SeedInput } from './seed-input.ts'

const subjects: readonly [string, ...string[]] = [
  'Zavolat a domluvit prohlídku',
  'Poslat návrh rezervační smlouvy',
  'Ověřit financování s bankou',
  'Doplnit podklady k hypotéce',
  'Připomenout úhradu zálohy',
  'Vybrat standardy v showroomu',
]

/** Writes the tasks of salesmen whose deals are still open. */
export const fillTasks = ({ db, random, deals, now }: SeedInput): void => {
  for (const deal of deals) {
    if (deal.status !== 1 || !random.chance(0.6)) continue
    const createdAt = Math.min(now, deal.createdAt + random.between(0, 10) * dayMs)
    const dueAt = createdAt + random.between(2, 21) * dayMs
    writeTask(db, {
      projectId: deal.projectId,
      customerId: deal.customerId,
      salesmanId: deal.salesmanId,
      dealId: deal.id,
      subject: random.pick(subjects),
      createdAt,
      dueAt,
      doneAt: dueAt < now && random.chance(0.8) ? dueAt : null,
    })
  }
}
