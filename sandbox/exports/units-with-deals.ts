import { type DealRecord, listDealRecords } from '../state/exports/deal-records.ts'
import { listUnitRecords, type UnitRecord } from '../state/exports/unit-records.ts'
import { startOfToday } from '../time/local-time.ts'
import type { ExportCall } from './export-definition.ts'

export interface UnitWithDeal {
  readonly unit: UnitRecord
  readonly deal: DealRecord | null
}

export const dealsById = ({ db, now }: ExportCall): ReadonlyMap<number, DealRecord> =>
  new Map(listDealRecords(db, startOfToday(now)).map((deal) => [deal.id, deal]))

export const listUnitsWithDeals = (call: ExportCall): UnitWithDeal[] => {
  const deals = dealsById(call)
  return listUnitRecords(call.db).map((unit) => ({
    unit,
    deal: unit.dealId === null ? null : (deals.get(unit.dealId) ?? null),
  }))
}
