import type { DealRecord } from '../../state/exports/deal-records.ts'
import { type Defect, writeDefect } from '../../state/exports/defects.ts'
import { writeInspection } from '../../state/exports/inspections.ts'
import { dayMs, hourMs } from '../../time/durations.ts'
import type { Random } from '../random.ts'
import type { Filling } from './filling.ts'
import { flaws } from './flaws.ts'

const inspectors: readonly [string, ...string[]] = ['Ing. Karel Vích', 'Ing. Dana Součková']

/** What of a sold unit is looked at, and when after the contract. */
const visits = [
  { kind: 'Předpřejímka', afterDays: 330 },
  { kind: 'Technická přejímka', afterDays: 390 },
] as const

/** Inspections of the units that are about to be handed over, and what was wrong with them. */
export const fillInspections = (filling: Filling): void => {
  const { random, deals, now } = filling
  for (const deal of deals) {
    const ageDays = (now - deal.createdAt) / dayMs
    if (deal.status !== 3 || ageDays < 300) continue
    for (const visit of visits) fillVisit(filling, deal, visit)
    const lastVisitAt = deal.createdAt + visits[1].afterDays * dayMs
    if (lastVisitAt < now && random.chance(0.6)) {
      fillDefects(filling, deal, { inspectionId: null, foundAt: lastVisitAt + 20 * dayMs })
    }
  }
}

const fillVisit = (
  filling: Filling,
  deal: DealRecord,
  { kind, afterDays }: (typeof visits)[number],
): void => {
  const { db, random, now } = filling
  const plannedAt = deal.createdAt + afterDays * dayMs + random.between(-3, 3) * hourMs
  const doneAt = plannedAt <= now ? plannedAt + hourMs : null
  const inspectionId = writeInspection(db, {
    dealId: deal.id,
    kind,
    plannedAt,
    doneAt,
    inspector: random.pick(inspectors),
    note: doneAt === null ? '' : 'Protokol podepsán oběma stranami.',
  })
  if (doneAt !== null) fillDefects(filling, deal, { inspectionId, foundAt: doneAt })
}

interface Found {
  readonly inspectionId: number | null
  readonly foundAt: number
}

const fillDefects = (
  { db, random, now }: Filling,
  { id: dealId }: DealRecord,
  { inspectionId, foundAt }: Found,
): void => {
  const receivedAt = Math.min(now, foundAt)
  const count = random.between(1, 4)
  for (let number = 1; number <= count; number += 1) {
    const { isOfHouse, ...flaw } = random.pick(flaws)
    writeDefect(db, {
      ...flaw,
      ...repairOf(random, receivedAt, now),
      dealId,
      inspectionId,
      isCommunal: isOfHouse,
      number,
      isProblematic: random.chance(0.08),
      isFrequent: random.chance(0.2),
      receivedAt,
      dueAt: receivedAt + 30 * dayMs,
    })
  }
}

/** Most are removed within their term; the youngest have not been looked at. */
const repairOf = (
  random: Random,
  receivedAt: number,
  now: number,
): Pick<Defect, 'plannedAt' | 'removedAt' | 'status'> => {
  const plannedAt = receivedAt + random.between(7, 40) * dayMs
  if (now - receivedAt < 5 * dayMs) return { plannedAt: null, removedAt: null, status: 1 }
  const isRemoved = plannedAt < now && random.chance(0.85)
  return { plannedAt, removedAt: isRemoved ? plannedAt : null, status: isRemoved ? 3 : 2 }
}
