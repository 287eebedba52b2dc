import type { DealRecord } from '../../state/exports/deal-records.ts'
import { writeUnitChange } from '../../state/exports/unit-history.ts'
import { listUnitRecords, type UnitRecord } from '../../state/exports/unit-records.ts'
import type { UnitAttributes } from '../../state/units.ts'
import { dayMs } from '../../time/durations.ts'
import { premiumProjectId } from '../projects/premium-project.ts'
import type { Random } from '../random.ts'
import type { SeedInput } from './seed-input.ts'

interface Change {
  readonly at: number
  readonly who: string
  readonly before: UnitAttributes
}

/** Units were listed before the oldest deal. */
const listedDaysAgo = 760
const pricelist = 'Import ceníku'
const nothing: UnitAttributes = {}

/** Writes the history of every unit: listed, raised in price, reserved, sold. */
export const fillUnitHistory = ({ db, random, deals, now }: SeedInput): void => {
  const dealOf = new Map(deals.map((deal) => [deal.id, deal]))
  const listed: Change = { at: now - listedDaysAgo * dayMs, who: pricelist, before: nothing }
  for (const unit of listUnitRecords(db)) {
    // It has a history of its own, which its prices obey.
    if (unit.projectId === premiumProjectId) continue
    const deal = unit.dealId === null ? undefined : dealOf.get(unit.dealId)
    const changes =
      deal === undefined ? changesOfFree(random, unit, now) : changesOfTaken(unit, deal, now)
    for (const change of [listed, ...changes]) writeUnitChange(db, { unitId: unit.id, ...change })
  }
}

const changesOfTaken = (
  { attributes }: UnitRecord,
  { createdAt, salesmanName, status }: DealRecord,
  now: number,
): Change[] => {
  const who = salesmanName ?? pricelist
  if (attributes['flat_status'] === '0') return []
  const reserved = { at: createdAt, who, before: { ...attributes, flat_status: '0' } }
  const soldAt = Math.min(now, createdAt + 55 * dayMs)
  const sold = { at: soldAt, who, before: { ...attributes, flat_status: '2' } }
  return status === 3 ? [reserved, sold] : [reserved]
}

/** Now and then the price of a unit that nobody has taken was raised by a few per cent. */
const changesOfFree = (random: Random, { attributes }: UnitRecord, now: number): Change[] => {
  const net = Number(attributes['flat_price_without_vat'] ?? 0)
  const gross = Number(attributes['flat_price'] ?? 0)
  if (net === 0 || gross === 0 || !random.chance(0.15)) return []
  const {
    flat_discount_vat: _discount,
    flat_price_before_discount_vat: _listPrice,
    ...rest
  } = attributes
  const vatPercent = Math.round((gross / net - 1) * 100)
  const oldNet = Math.round((net * 0.97) / 100) * 100
  const before = {
    ...rest,
    flat_price_without_vat: String(oldNet),
    flat_price: String((oldNet * (100 + vatPercent)) / 100),
  }
  return [{ at: now - random.between(20, 300) * dayMs, who: pricelist, before }]
}
