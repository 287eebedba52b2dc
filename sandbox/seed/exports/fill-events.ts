import { writeEvent } from '../../state/events.ts'
import { dayMs } from '../../time/durations.ts'
import type { SeedInput } from './seed-input.ts'

const won = 3

/** Writes the CRM's notes of each deal; spec: Events names their types. */
export const fillEvents = ({ db, random, deals, now }: SeedInput): void => {
  for (const deal of deals) {
    const { customerId, projectId, mainUnitId: unitId, id: dealId, createdAt } = deal
    const of = { customerId, projectId, unitId, dealId }
    const write = (type: string, afterDays: number, note: string): void => {
      writeEvent(db, { ...of, type, at: Math.min(now, createdAt + afterDays * dayMs), note })
    }
    write('PHONE_CALL', 0, 'Zájemce potvrdil výběr jednotky.')
    if (random.chance(0.15)) {
      write('INDIVIDUAL_DISCOUNT_UPDATED', 2, 'Sleva schválena vedoucím prodeje.')
    }
    if (deal.status !== won) continue
    if (random.chance(0.04)) {
      write('DEAL_CLOSED_LOST', 20, 'Zákazník zvažoval jiný projekt.')
      write('DEAL_REOPENED', 31, 'Zákazník se vrátil.')
    }
    write('DEAL_CLOSED_WON', 55, 'Kupní smlouva podepsána.')
  }
}
