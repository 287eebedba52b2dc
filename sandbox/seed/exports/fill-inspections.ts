import type { DealRecord } from '../../state/exports/deal-records.ts'
import { type Defect, writeDefect } from '../../state/exports/defects.ts'
import { writeInspection } from '../../state/exports/inspections.ts'
import { dayMs, hourMs } from '../../time/durations.ts'
import type { Random } from '../random.ts'
import type { SeedInput } from './seed-input.ts'

interface Flaw {
  readonly item: string
  readonly description: string
  readonly room: string
  readonly part: string
  readonly contractor: string
  /** The defect is in a part of the house that belongs to everybody. */
  readonly isOfHouse: boolean
}

const flaw = (
  [item, description]: readonly [item: string, description: string],
  [room, part]: readonly [room: string, part: string],
  contractor: string,
): Flaw => ({ item, description, room, part, contractor, isOfHouse: part === 'Společné části' })

const flaws: readonly [Flaw, ...Flaw[]] = [
  flaw(['Okna', 'Škrábanec na skle okna'], ['Obývací pokoj', 'Výplně otvorů'], 'Okna Morava'),
  flaw(['Okna', 'Okno nedoléhá, proudí vzduch'], ['Ložnice', 'Výplně otvorů'], 'Okna Morava'),
  flaw(['Dveře', 'Dveře drhnou o práh'], ['Předsíň', 'Výplně otvorů'], 'Truhlářství Lípa'),
  flaw(['Podlahy', 'Spára mezi lamelami podlahy'], ['Obývací pokoj', 'Podlahy'], 'Podlahy Hruška'),
  flaw(['Obklady', 'Prasklá dlaždice u sprchového koutu'], ['Koupelna', 'Obklady'], 'Obklady Žák'),
  flaw(['Malby', 'Skvrny a nerovnosti malby'], ['Chodba', 'Povrchy stěn'], 'Malíři Brázda'),
  flaw(['Elektro', 'Zásuvka není pod proudem'], ['Kuchyně', 'Elektroinstalace'], 'Elektro Jiskra'),
  flaw(
    ['Zdravotechnika', 'Kape umyvadlová baterie'],
    ['Koupelna', 'Rozvody vody'],
    'Voda a topení',
  ),
  flaw(
    ['Výtah', 'Výtah zastavuje mimo úroveň patra'],
    ['Schodiště', 'Společné části'],
    'Výtahy Sever',
  ),
  flaw(['Garáž', 'Vrata garáže se nedovírají'], ['Garáž', 'Společné části'], 'Vrata Plus'),
]

const inspectors: readonly [string, ...string[]] = ['Ing. Karel Vích', 'Ing. Dana Součková']

/** The inspections of a sold unit, by days after the contract. */
const visits = [
  { kind: 'Předpřejímka', afterDays: 330 },
  { kind: 'Technická přejímka', afterDays: 390 },
] as const

/** Inspections of the units that are about to be handed over, and what was wrong with them. */
export const fillInspections = (input: SeedInput): void => {
  const { random, deals, now } = input
  for (const deal of deals) {
    const ageDays = (now - deal.createdAt) / dayMs
    if (deal.status !== 3 || ageDays < 300) continue
    for (const visit of visits) fillVisit(input, deal, visit)
    const lastVisitAt = deal.createdAt + visits[1].afterDays * dayMs
    if (lastVisitAt < now && random.chance(0.6)) {
      fillDefects(input, deal, { inspectionId: null, foundAt: lastVisitAt + 20 * dayMs })
    }
  }
}

const fillVisit = (
  input: SeedInput,
  deal: DealRecord,
  { kind, afterDays }: (typeof visits)[number],
): void => {
  const { db, random, now } = input
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
  if (doneAt !== null) fillDefects(input, deal, { inspectionId, foundAt: doneAt })
}

interface DefectOrigin {
  readonly inspectionId: number | null
  readonly foundAt: number
}

const fillDefects = (
  { db, random, now }: SeedInput,
  { id: dealId }: DealRecord,
  { inspectionId, foundAt }: DefectOrigin,
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

/** Most defects are removed within their term; the newest have not been looked at. */
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
