import { type Random, seededRandom } from '../random.ts'
import { attributeTypes } from './attribute-types.ts'
import type { Building, Flat, Project } from './developer.ts'
import { type PremiumSale, priceOfDay, saleOf } from './premium-sales.ts'

/** Here alone prices follow rules that are known, so that it can be seen what a list says of itself. */
export const premiumProjectId = 10560

const houses = ['P', 'R', 'T']
const floors = 8
const places = 9
const vatPercent = 12
const pricePerM2 = 118_000

/** What the list asks, as parts of a price; of areas outdoors, as parts of a square metre indoors. */
const premiumsOfList = {
  floor: 0.012,
  lowest: -0.03,
  top: 0.025,
  area: -0.06,
  south: 0.03,
  west: 0.01,
  balcony: 0.4,
  terrace: 0.35,
  garden: 0.12,
  view: 0.05,
} as const

/** The stacks from which the river is seen, of which the list says nothing. */
const viewed = ['P 8', 'P 9', 'T 1']

const noise = 0.006

interface FlatPlan {
  readonly disposition: string
  readonly area: number
  readonly points: string
  readonly balcony: number
}

const layouts: readonly [Layout, ...Layout[]] = [
  ['1+kk', 29, 35],
  ['2+kk', 47, 57],
  ['2+kk', 50, 60],
  ['3+kk', 70, 84],
  ['4+kk', 92, 110],
]
type Layout = readonly [disposition: string, low: number, high: number]

const points = ['S', 'J', 'V', 'Z', 'JZ', 'JV', 'SZ', 'SV'] as const

interface PremiumList {
  readonly project: Project
  /** The flats that somebody has, each with the day on which it was taken. */
  readonly sales: ReadonlyMap<number, PremiumSale>
}

export const makePremiumProject = (seedNumber: number): Project =>
  makePremiumList(seedNumber).project

/** Flats stand above flats of the same plan; the highest have a terrace, and the lowest a garden. */
export const makePremiumList = (seedNumber: number): PremiumList => {
  const sales = new Map<number, PremiumSale>()
  const random = seededRandom(seedNumber + 300)
  let lastId = premiumProjectId * 100
  const nextId = () => ++lastId
  const buildings = houses.map((house): Building => {
    const plans = Array.from({ length: places }, () => makePlan(random))
    return {
      id: nextId(),
      name: `Dům ${house}`,
      floors: Array.from({ length: floors }, (_, level) => ({
        id: nextId(),
        number: level + 1,
        flats: plans.map((plan, index) => {
          const at = { id: nextId(), house, level, place: index + 1, plan }
          const { flat, sale } = makePricedFlat(random, at)
          if (sale !== null) sales.set(flat.id, sale)
          return flat
        }),
      })),
    }
  })
  const project = {
    id: premiumProjectId,
    name: 'Nábřeží Vltavan',
    city: 'Praha 7',
    gps: '50.10740,14.45760',
    descriptions: {
      cs_CZ: 'Tři domy u řeky, jejichž ceny mají svá pravidla a několik překlepů.',
      en_US: 'Three houses by the river whose prices have their rules, and a few typing errors.',
    },
    currency: 'CZK',
    screens: [1, 2],
    attributeTypes,
    buildings,
  }
  return { project, sales }
}

const tenths = (random: Random, low: number, high: number) =>
  random.between(low * 10, high * 10) / 10

const makePlan = (random: Random): FlatPlan => {
  const [disposition, low, high] = random.pick(layouts)
  return {
    disposition,
    area: tenths(random, low, high),
    points: random.pick(points),
    balcony: random.chance(0.7) ? tenths(random, 4, 9) : 0,
  }
}

interface FlatPlace {
  readonly id: number
  readonly house: string
  readonly level: number
  readonly place: number
  readonly plan: FlatPlan
}

const makePricedFlat = (
  random: Random,
  at: FlatPlace,
): { readonly flat: Flat; readonly sale: PremiumSale | null } => {
  const { id, house, level, place, plan } = at
  const garden = level === 0 ? tenths(random, 25, 90) : 0
  const terrace = level === floors - 1 ? tenths(random, 12, 45) : 0
  const balcony = garden === 0 && terrace === 0 ? plan.balcony : 0
  const status = statusOf(random)
  const exact = exactPrice({ ...at, garden, terrace, balcony })
  const aside = noise * (random.next() + random.next() + random.next() - 1.5) * 2
  // Once in twenty-five times somebody has mistyped; what was taken still costs what it did on its day.
  const isWrong = random.chance(0.04)
  const wrong = (random.chance(0.5) ? 1 : -1) * (0.06 + random.next() * 0.03)
  const sale = saleOf(status, random.next())
  const factor = sale === null ? (isWrong ? 1 + wrong : 1) : priceOfDay(sale.daysAgo)
  const net = Math.round((exact * factor * Math.exp(aside)) / 100) * 100
  const areas = { flat_area_garden: garden, flat_area_terrace: terrace, flat_area_balcony: balcony }
  const flat = {
    id,
    hidden: false,
    attributes: {
      flat_internal_id: `${house}.${level + 1}${String(place).padStart(2, '0')}`,
      flat_type: '1',
      flat_disposition: plan.disposition,
      flat_area: String(plan.area),
      ...Object.fromEntries(
        Object.entries(areas).flatMap(([key, area]) => (area > 0 ? [[key, String(area)]] : [])),
      ),
      flat_orientation: plan.points,
      flat_status: status,
      flat_price_without_vat: String(net),
      flat_price: String((net * (100 + vatPercent)) / 100),
    },
  }
  return { flat, sale }
}

/** Free, reserved or sold. */
const statusOf = (random: Random): string => {
  const roll = random.next()
  if (roll < 0.26) return '3'
  return roll < 0.32 ? '2' : '0'
}

interface PricedPlace extends FlatPlace {
  readonly garden: number
  readonly terrace: number
  readonly balcony: number
}

const exactPrice = (at: PricedPlace): number => {
  const { house, level, place, plan } = at
  const of = premiumsOfList
  const sides = [...plan.points]
  const axis = (plus: string, minus: string) =>
    Math.sign(
      sides.filter((side) => side === plus).length - sides.filter((side) => side === minus).length,
    )
  return (
    pricePerM2 *
    (plan.area + of.garden * at.garden + of.terrace * at.terrace + of.balcony * at.balcony) *
    (1 + of.floor) ** level *
    (level === 0 ? 1 + of.lowest : 1) *
    (level === floors - 1 ? 1 + of.top : 1) *
    (plan.area / 60) ** of.area *
    (1 + of.south) ** (axis('J', 'S') / 2) *
    (1 + of.west) ** (axis('Z', 'V') / 2) *
    (viewed.includes(`${house} ${place}`) ? 1 + of.view : 1)
  )
}
