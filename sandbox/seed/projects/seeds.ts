import { seededRandom } from '../random.ts'
import type { Developer } from './developer.ts'
import { makeProject, type ProjectPlan } from './make-project.ts'
import { makePremiumProject } from './premium-project.ts'
import { variedProject } from './varied-project.ts'

export const seedNames = ['demo', 'large', 'empty'] as const
export type SeedName = (typeof seedNames)[number]

const developerId = 4211
const developerName = 'Vltavan Development'

const apartmentLayouts: ProjectPlan['layouts'] = [
  { disposition: '1+kk', area: [27, 38] },
  { disposition: '2+kk', area: [44, 61] },
  { disposition: '2+kk', area: [44, 58] },
  { disposition: '3+kk', area: [66, 88] },
  { disposition: '4+kk', area: [89, 124] },
]

const villaLayouts: ProjectPlan['layouts'] = [
  { disposition: '4+kk', area: [98, 126] },
  { disposition: '5+kk', area: [124, 168] },
  { disposition: '3+1', area: [82, 97] },
]

const demoPlans: readonly ProjectPlan[] = [
  {
    id: 10210,
    name: 'Rezidence Podviní',
    city: 'Praha 9',
    gps: '50.10573,14.53418',
    descriptions: {
      cs_CZ: 'Nová čtvrť u Rokytky: pět domů s vnitroblokem, školkou a parkem.',
      en_US: 'A new quarter by the Rokytka: five houses around a courtyard, a nursery and a park.',
    },
    buildings: ['Dům A', 'Dům B', 'Dům C', 'Dům D', 'Dům E'],
    floors: 8,
    flatsPerFloor: 9,
    parkingPerBuilding: 44,
    cellarsPerBuilding: 26,
    layouts: apartmentLayouts,
    pricePerM2: 128_000,
    sold: 0.46,
  },
  {
    id: 10340,
    name: 'Ponávka Park',
    city: 'Brno',
    gps: '49.20831,16.60842',
    descriptions: {
      cs_CZ: 'Byty na dosah centra Brna, s výhledem na Lužánky.',
      en_US: 'Homes within reach of the centre of Brno, with a view of Lužánky park.',
    },
    buildings: ['Blok K', 'Blok L', 'Blok M'],
    floors: 7,
    flatsPerFloor: 11,
    parkingPerBuilding: 32,
    cellarsPerBuilding: 18,
    layouts: apartmentLayouts,
    pricePerM2: 112_000,
    sold: 0.28,
  },
  {
    id: 10450,
    name: 'Vily Pod Lesem',
    city: 'Říčany',
    gps: '49.99174,14.65427',
    descriptions: {
      cs_CZ: 'Viladomy na kraji lesa, půl hodiny vlakem od hlavního nádraží.',
      en_US: 'Villas on the edge of a forest, half an hour by train from the main station.',
    },
    buildings: ['Vila 1', 'Vila 2', 'Vila 3', 'Vila 4', 'Vila 5', 'Vila 6'],
    floors: 3,
    flatsPerFloor: 3,
    parkingPerBuilding: 9,
    cellarsPerBuilding: 2,
    layouts: villaLayouts,
    pricePerM2: 104_000,
    sold: 0.62,
  },
]

const largePlan: ProjectPlan = {
  id: 20900,
  name: 'Nové Město nad Tratí',
  city: 'Praha 5',
  gps: '50.06100,14.40900',
  descriptions: {
    cs_CZ: 'Dvacet domů, deset tisíc jednotek.',
    en_US: 'Twenty houses, ten thousand units.',
  },
  buildings: Array.from({ length: 20 }, (_, index) => `Dům ${String(index + 1).padStart(2, '0')}`),
  floors: 12,
  flatsPerFloor: 25,
  parkingPerBuilding: 120,
  cellarsPerBuilding: 80,
  layouts: apartmentLayouts,
  pricePerM2: 135_000,
  sold: 0.35,
}

const plansOf: Readonly<Record<SeedName, readonly ProjectPlan[]>> = {
  demo: demoPlans,
  large: [largePlan],
  empty: [],
}

export const makeDeveloper = (seed: SeedName, seedNumber: number): Developer => {
  const random = seededRandom(seedNumber)
  const projects = plansOf[seed].map((plan) => makeProject(random, plan))
  if (seed === 'demo') projects.push(makePremiumProject(seedNumber))
  return {
    id: developerId,
    name: developerName,
    // The demo is a tidy pricelist to look at; the large project has every oddity that real pricelists have.
    projects:
      seed === 'large' ? projects.map((project) => variedProject(random, project)) : projects,
  }
}
