import type { Random } from '../random.ts'
import type { Flat } from './developer.ts'

export interface Layout {
  readonly disposition: string
  readonly area: readonly [low: number, high: number]
}

const flatType = 1
const parkingType = 2
const cellarType = 3

const reducedVatPercent = 12
const fullVatPercent = 21

const orientations = ['S', 'J', 'V', 'Z', 'JZ', 'JV', 'SZ', 'SV', 'J, Z', 'S, V'] as const

interface UnitPlan {
  readonly id: number
  readonly internalId: string
  /** How far the project is sold, 0 to 1. */
  readonly sold: number
  readonly pricePerM2: number
  readonly floor: number
}

/** Decimals as the API writes them: a point, and no more digits than needed. */
const decimal = (value: number, digits: number): string => String(Number(value.toFixed(digits)))

// Prices without VAT are whole hundreds, so the price with VAT is exact to the crown.
const priceAttributes = (net: number, vatPercent: number, discount: number) => {
  const gross = (net * (100 + vatPercent)) / 100
  return {
    flat_price_without_vat: decimal(net, 2),
    flat_price: decimal(gross, 2),
    ...(discount > 0
      ? {
          flat_discount_vat: decimal(discount, 2),
          flat_price_before_discount_vat: decimal(gross + discount, 2),
        }
      : {}),
  }
}

const toHundreds = (price: number): number => Math.round(price / 100) * 100

const statusFor = (random: Random, sold: number): string => {
  const roll = random.next()
  if (roll < sold) return '3'
  if (roll < sold + 0.06) return '2'
  if (roll < sold + 0.09) return '1'
  return random.chance(0.03) ? '4' : '0'
}

export const makeFlat = (random: Random, layout: Layout, plan: UnitPlan): Flat => {
  const [low, high] = layout.area
  const area = random.between(low * 10, high * 10) / 10
  const outdoors = random.between(30, 180) / 10
  const isGroundFloor = plan.floor === 1
  // Higher floors are dearer, with a little noise between neighbours.
  const perM2 = plan.pricePerM2 * (1 + plan.floor * 0.012 + (random.next() - 0.5) * 0.05)
  const discount = random.chance(0.08) ? random.between(5, 25) * 10_000 : 0
  return {
    id: plan.id,
    hidden: false,
    attributes: {
      flat_internal_id: plan.internalId,
      flat_type: String(flatType),
      flat_disposition: layout.disposition,
      flat_area: decimal(area, 1),
      ...(isGroundFloor
        ? { flat_area_garden: decimal(outdoors * 4, 1) }
        : {
            [random.chance(0.2) ? 'flat_area_terrace' : 'flat_area_balcony']: decimal(outdoors, 1),
          }),
      flat_orientation: random.pick(orientations),
      flat_status: statusFor(random, plan.sold),
      ...priceAttributes(toHundreds(area * perM2), reducedVatPercent, discount),
    },
  }
}

export const makeParking = (
  random: Random,
  plan: Omit<UnitPlan, 'floor' | 'pricePerM2'>,
): Flat => ({
  id: plan.id,
  hidden: false,
  attributes: {
    flat_internal_id: plan.internalId,
    flat_type: String(parkingType),
    flat_area: decimal(random.between(125, 160) / 10, 1),
    flat_status: statusFor(random, plan.sold * 0.8),
    ...priceAttributes(random.between(38, 62) * 10_000, fullVatPercent, 0),
  },
})

export const makeCellar = (
  random: Random,
  { hidden, ...plan }: Omit<UnitPlan, 'floor' | 'pricePerM2'> & { readonly hidden: boolean },
): Flat => ({
  id: plan.id,
  hidden,
  attributes: {
    flat_internal_id: plan.internalId,
    flat_type: String(cellarType),
    flat_area: decimal(random.between(18, 62) / 10, 1),
    flat_status: statusFor(random, plan.sold * 0.8),
    ...priceAttributes(random.between(9, 21) * 10_000, reducedVatPercent, 0),
  },
})
