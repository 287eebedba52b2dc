import { judgeLine } from '../../../core/prices/out-of-line/judge-line.ts'
import { measureHomes, toHomeUnit } from '../../../core/prices/premiums/measured-home.ts'
import { planPremium } from '../../../core/prices/premiums/move-premium.ts'
import { noAnswers } from '../../../core/prices/premiums/premium-answers.ts'
import { pricedHomes } from '../../../core/prices/premiums/priced-homes.ts'
import { type FoundPremiums, readPremiums } from '../../../core/prices/premiums/read-premiums.ts'
import { type PlantedList, plantList } from '../../../core/prices/premiums/testing/planted-list.ts'
import type { Unit } from '../../../core/prices/pricelist/unit.ts'
import { defaultPriceRules } from '../../../core/prices/rules/price-rules.ts'

// Prints what premiums find of planted errors beside medians, and how long it takes, as one line of JSON.
const nothingDrafted = new Map()

const foundIn = ({ priced }: PlantedList): FoundPremiums => {
  const { found } = readPremiums(priced, noAnswers)
  if (found.kind !== 'found') throw new Error(found.kind)
  return found
}

const unitsOf = ({ priced }: PlantedList): Unit[] => priced.map(({ unit }) => unit)

/** So far from the medians is out of line: a wider limit finds next to nothing. */
const rules = { ...defaultPriceRules, warnMedianPercent: 10 }

const lists = Array.from({ length: 20 }, (_, index) =>
  plantList({ seed: index + 1, homes: 250, error: 0.05 }),
)

/** In hundredths: of the planted errors those that are found, and of the right prices those that are blamed. */
const quality = (premiumsOf: (list: PlantedList) => FoundPremiums | null) => {
  let [planted, found, right, blamed] = [0, 0, 0, 0]
  for (const list of lists) {
    const units = unitsOf(list)
    const premiums = premiumsOf(list)
    const judge = judgeLine({ units, premiums, draft: nothingDrafted }, rules)
    for (const unit of units) {
      const isOut = judge(unit)?.isOut === true
      if (list.wrong.has(unit.id)) {
        planted += 1
        if (isOut) found += 1
      } else {
        right += 1
        if (isOut) blamed += 1
      }
    }
  }
  return { found: (found / planted) * 100, blamed: (blamed / right) * 100 }
}

const msOf = (act: () => void): number => {
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now()
    act()
    return performance.now() - before
  })
  return times.toSorted((one, other) => one - other)[2] ?? Number.NaN
}

const [town, district] = [700, 6_000].map((homes) => plantList({ homes, seed: 1, error: 0.05 }))
if (town === undefined || district === undefined) throw new Error('two lists are made')
const districtUnits = unitsOf(district)

const asked = (): string => {
  const homes = pricedHomes({ units: districtUnits, draft: nothingDrafted, isTaken: () => false })
  return JSON.stringify(homes.map((home) => ({ ...home, unit: toHomeUnit(home.unit) })))
}

const { premiums } = foundIn(town)
const floor = premiums.find(({ term }) => term.kind === 'floor')
if (floor === undefined) throw new Error('the list has floors')
const townUnits = unitsOf(town)
const move = () => {
  const { homes } = measureHomes(town.priced, noAnswers)
  planPremium({
    homes,
    premiums,
    units: townUnits,
    term: floor.term,
    value: floor.value + 0.01,
    total: 'stays',
    draft: nothingDrafted,
    rules: defaultPriceRules,
    isLocked: () => false,
  })
}

console.log(
  JSON.stringify({
    byPremiums: quality(foundIn),
    byMedians: quality(() => null),
    townMs: msOf(() => foundIn(town)),
    districtMs: msOf(() => foundIn(district)),
    askMs: msOf(() => void asked()),
    moveMs: msOf(move),
  }),
)
