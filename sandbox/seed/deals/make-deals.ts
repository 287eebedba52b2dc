import { minorOf } from '../../unit-attributes.ts'
import { makePerson, type Person } from '../make-person.ts'
import {
  type Building,
  type Developer,
  type Flat,
  flatsOf,
  type Project,
} from '../projects/developer.ts'
import type { Random } from '../random.ts'

export interface Salesman {
  readonly id: number
  readonly name: string
  readonly surname: string
}

/** One contract: a flat, and what is bought with it. */
export interface Deal {
  readonly projectId: number
  readonly unitIds: readonly number[]
  readonly customer: Person
  readonly salesmanId: number
  /** 1 active, 2 lost, 3 won. */
  readonly status: 1 | 3
  readonly lifecycle: string
  readonly priceMinor: number
  readonly ageDays: number
}

export const salesmen: readonly [Salesman, ...Salesman[]] = [
  { id: 301, name: 'Alena', surname: 'Marková' },
  { id: 302, name: 'Pavel', surname: 'Doležal' },
  { id: 303, name: 'Ivana', surname: 'Říhová' },
]

/** How far a deal has come, by the status of its units in the pricelist. */
const lifecycleOf: Readonly<Record<string, string>> = {
  1: 'Předrezervace',
  2: 'Rezervační smlouva',
  3: 'Kupní smlouva',
}

const flatType = '1'

/** The deals behind every reserved and sold flat; accessories go with a flat of their building. */
export const makeDeals = (random: Random, developer: Developer): Deal[] =>
  developer.projects.flatMap((project) =>
    project.buildings.flatMap((building) => dealsOf(random, project, building)),
  )

const statusOf = ({ attributes }: Flat): string => attributes['flat_status'] ?? ''

const isPriced = ({ attributes }: Flat): boolean => (minorOf(attributes, 'flat_price') ?? 0) > 0

const dealsOf = (random: Random, project: Project, building: Building): Deal[] => {
  const flats = flatsOf({ ...project, buildings: [building] })
  const homes = flats.filter(({ attributes }) => attributes['flat_type'] === flatType)
  const taken = homes.filter((flat) => Object.hasOwn(lifecycleOf, statusOf(flat)))
  // Negotiated flats are free in the pricelist, and attached to a deal already.
  const negotiated = homes.filter(
    (flat) => statusOf(flat) === '0' && random.chance(0.015) && isPriced(flat),
  )
  const accessories = flats.filter(
    (flat) => !homes.includes(flat) && Object.hasOwn(lifecycleOf, statusOf(flat)),
  )
  const withFlat = new Map<number, Flat[]>()
  for (const accessory of accessories) {
    const owner = taken[random.between(0, taken.length - 1)]
    if (owner !== undefined) {
      withFlat.set(owner.id, [...(withFlat.get(owner.id) ?? []), accessory])
    }
  }
  return [...taken, ...negotiated].map((flat) =>
    makeDeal(random, project, [flat, ...(withFlat.get(flat.id) ?? [])]),
  )
}

const makeDeal = (random: Random, project: Project, units: readonly [Flat, ...Flat[]]): Deal => {
  const status = statusOf(units[0])
  const isSold = status === '3'
  return {
    projectId: project.id,
    unitIds: units.map(({ id }) => id),
    customer: makePerson(random),
    salesmanId: random.pick(salesmen).id,
    status: isSold ? 3 : 1,
    lifecycle: lifecycleOf[status] ?? 'Jednání',
    priceMinor: units.reduce((sum, unit) => sum + (minorOf(unit.attributes, 'flat_price') ?? 0), 0),
    ageDays: isSold ? random.between(60, 700) : random.between(2, 75),
  }
}
