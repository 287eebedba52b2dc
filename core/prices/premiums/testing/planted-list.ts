import type { Unit } from '../../pricelist/unit.ts'
import { sampleUnit } from '../../testing/sample-unit.ts'
import type { PricedUnit } from '../priced-homes.ts'

/** The truth of a list that was made up. */
export interface PlantedTruth {
  readonly floor: number
  readonly lowest: number
  readonly top: number
  readonly area: number
  readonly south: number
  readonly west: number
  readonly terrace: number
  readonly garden: number
  readonly balcony: number
}

export interface PlantedList {
  readonly priced: readonly PricedUnit[]
  readonly truth: PlantedTruth
  /** The homes whose price is wrong, with how wrong it is. */
  readonly wrong: ReadonlyMap<number, number>
  /** The stacks that have a view of which the list says nothing. */
  readonly viewed: ReadonlySet<string>
  readonly stackOf: (unit: Pick<Unit, 'building' | 'number'>) => string
}

interface Planting {
  readonly seed: number
  readonly homes: number
  /** How wrong each planted error is, up or down. */
  readonly error: number
  /** What a view of some stacks adds; none: 0. */
  readonly view?: number
  /** How many of the homes are taken, at the prices of the years before; none: 0. */
  readonly sold?: number
  /** Of how many homes the list does not say where they face; none: 0. */
  readonly withoutFacing?: number
  /** How many floors a building has; five to eight where it is left out. */
  readonly floors?: readonly [fewest: number, most: number]
}

const layouts = [
  ['1+kk', 33, 0.05],
  ['2+kk', 54, 0.01],
  ['3+kk', 78, -0.01],
  ['4+kk', 104, -0.03],
] as const
const points = ['S', 'J', 'V', 'Z', 'SV', 'SZ', 'JV', 'JZ']
const toSides: Readonly<Record<string, readonly [south: number, west: number]>> = {
  S: [-1, 0],
  J: [1, 0],
  V: [0, -1],
  Z: [0, 1],
}

/** Numbers that look random and are the same for a seed. */
const seededNumbers = (seed: number) => {
  let state = seed >>> 0
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

/** A project of stacked plans, terraces at the top and gardens on the ground, with one home in 25 at a wrong price. */
export const plantList = (planting: Planting): PlantedList => {
  const {
    seed,
    homes,
    error,
    view = 0,
    sold = 0,
    withoutFacing = 0,
    floors: height = [5, 8],
  } = planting
  const { uniform, normal } = seededNumbers(seed)
  const between = (from: number, to: number) => from + uniform() * (to - from)
  const truth: PlantedTruth = {
    floor: between(0.002, 0.02),
    lowest: between(-0.06, 0),
    top: between(0, 0.06),
    area: between(-0.15, 0),
    south: between(0, 0.06),
    west: between(-0.02, 0.03),
    terrace: between(0.2, 0.5),
    garden: between(0.05, 0.25),
    balcony: between(0.25, 0.55),
  }
  const buildings = Math.max(1, Math.round(homes / 65))
  const floors = Math.round(between(...height))
  const perFloor = Math.round(homes / buildings / floors)
  const priced: PricedUnit[] = []
  const wrong = new Map<number, number>()
  const viewed = new Set<string>()
  for (let building = 0; building < buildings; building++) {
    const ofBuilding = normal() * 0.03
    for (let place = 1; place <= perFloor; place++) {
      const [disposition, usual, ofLayout] =
        layouts[Math.floor(uniform() * layouts.length)] ?? layouts[0]
      const area = Number((usual * between(0.88, 1.12)).toFixed(1))
      const orientation = points[Math.floor(uniform() * points.length)] ?? 'J'
      const balcony = uniform() < 0.6 ? Number(between(3, 9).toFixed(1)) : 0
      const stack = `${String.fromCharCode(65 + building)} ${place}`
      const hasView = view > 0 && uniform() < 0.25
      if (hasView) viewed.add(stack)
      const [south, west] = [0, 1].map((axis) =>
        Math.sign(
          [...orientation].reduce((sum, letter) => sum + (toSides[letter]?.[axis] ?? 0), 0),
        ),
      )
      for (let level = 0; level < floors; level++) {
        const isTop = level === floors - 1
        const garden = level === 0 ? Number(between(25, 120).toFixed(1)) : 0
        const terrace = isTop ? Number(between(10, 60).toFixed(1)) : 0
        const ownBalcony = level > 0 && !isTop ? balcony : 0
        const id = priced.length + 1
        const error25 = uniform() < 0.04 ? error * (uniform() < 0.5 ? -1 : 1) : 0
        if (error25 !== 0) wrong.set(id, error25)
        const price =
          115_000_00 *
          (area + truth.garden * garden + truth.terrace * terrace + truth.balcony * ownBalcony) *
          (1 + truth.floor) ** level *
          (level === 0 ? 1 + truth.lowest : 1) *
          (isTop ? 1 + truth.top : 1) *
          (area / 60) ** truth.area *
          (1 + ofLayout) *
          Math.exp(ofBuilding) *
          (1 + truth.south) ** ((south ?? 0) / 2) *
          (1 + truth.west) ** ((west ?? 0) / 2) *
          (hasView ? 1 + view : 1) *
          Math.exp(normal() * 0.01) *
          (1 + error25)
        const isTaken = sold > 0 && uniform() < sold
        const ofItsDay = isTaken ? between(0.8, 0.95) : 1
        const grossMinor = Math.round((price * ofItsDay) / 100) * 100
        const isUnsaid = withoutFacing > 0 && uniform() < withoutFacing
        const attributes: Record<string, string> = isUnsaid ? {} : { flat_orientation: orientation }
        if (garden > 0) attributes['flat_area_garden'] = String(garden)
        if (terrace > 0) attributes['flat_area_terrace'] = String(terrace)
        if (ownBalcony > 0) attributes['flat_area_balcony'] = String(ownBalcony)
        priced.push({
          grossMinor,
          isTaken,
          unit: sampleUnit({
            id,
            attributes,
            area,
            disposition,
            number: `${String.fromCharCode(65 + building)}.${level + 1}${String(place).padStart(2, '0')}`,
            building: String.fromCharCode(65 + building),
            floor: `${level + 1}. NP`,
            priceGrossMinor: grossMinor,
          }),
        })
      }
    }
  }
  const stackOf = ({ building, number }: Pick<Unit, 'building' | 'number'>) =>
    `${building} ${Number(number.slice(-2))}`
  return { priced, truth, wrong, viewed, stackOf }
}
