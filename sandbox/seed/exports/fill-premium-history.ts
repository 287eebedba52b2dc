import type { Db } from '../../state/db.ts'
import { type UnitChange, writeUnitChange } from '../../state/exports/unit-history.ts'
import { listUnitRecords, type UnitRecord } from '../../state/exports/unit-records.ts'
import type { UnitAttributes } from '../../state/units.ts'
import { dayMs } from '../../time/durations.ts'
import { makePremiumList, premiumProjectId } from '../projects/premium-project.ts'
import {
  listedDaysAgo,
  type PremiumSale,
  premiumRaises,
  priceOfDay,
} from '../projects/premium-sales.ts'
import type { Seed } from '../seed.ts'

type DatedChange = Omit<UnitChange, 'unitId' | 'at'> & { readonly daysAgo: number }

const pricelist = 'Import ceníku'
const salesman = 'Ivana Říhová'
const nothing: UnitAttributes = {}

/** How long it takes from the reservation to the contract. */
const contractDays = 55

/** Writes the history of the project whose prices have their rules: listed, raised three times as long as free, taken. */
export const fillPremiumHistory = (db: Db, { number, now }: Seed): void => {
  const { sales } = makePremiumList(number)
  for (const unit of listUnitRecords(db)) {
    if (unit.projectId !== premiumProjectId) continue
    for (const { daysAgo, ...change } of changesOf(unit, sales.get(unit.id) ?? null)) {
      writeUnitChange(db, { ...change, unitId: unit.id, at: now - daysAgo * dayMs })
    }
  }
}

const changesOf = (unit: UnitRecord, sale: PremiumSale | null): readonly DatedChange[] => {
  const takenDaysAgo = sale?.daysAgo ?? 0
  const { attributes } = unit
  const raises = premiumRaises
    .filter(({ daysAgo }) => daysAgo > takenDaysAgo)
    .map(({ daysAgo }): DatedChange => {
      const part = priceOfDay(daysAgo + 1) / priceOfDay(takenDaysAgo)
      return {
        daysAgo,
        who: pricelist,
        before: pricedAt({ ...attributes, flat_status: '0' }, part),
      }
    })
  const listed: DatedChange = { daysAgo: listedDaysAgo, who: pricelist, before: nothing }
  return [listed, ...raises, ...takings(unit, sale)]
}

const takings = ({ attributes }: UnitRecord, sale: PremiumSale | null): readonly DatedChange[] => {
  if (sale === null) return []
  const { daysAgo } = sale
  const reserved = { daysAgo, who: salesman, before: { ...attributes, flat_status: '0' } }
  if (attributes['flat_status'] !== '3') return [reserved]
  const before = { ...attributes, flat_status: '2' }
  return [reserved, { before, daysAgo: daysAgo - contractDays, who: salesman }]
}

/** The same flat for a part of its price, in whole hundreds. */
const pricedAt = (attributes: UnitAttributes, part: number): UnitAttributes => {
  const net = Number(attributes['flat_price_without_vat'])
  const vatPercent = Math.round((Number(attributes['flat_price']) / net - 1) * 100)
  const priced = Math.round((net * part) / 100) * 100
  return {
    ...attributes,
    flat_price_without_vat: String(priced),
    flat_price: String((priced * (100 + vatPercent)) / 100),
  }
}
